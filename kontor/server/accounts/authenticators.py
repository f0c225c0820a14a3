"""What the devices that keep passkeys are asked, and what they answer: the words of WebAuthn. `passkeys` loads it when
the first one is asked for, as it takes seven megabytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import parse_authentication_credential_json, parse_registration_credential_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

WRONG = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)
"""What may come of an answer that is not what was asked for."""


@dataclass(frozen=True)
class Registered:
    id: bytes
    key: bytes
    count: int
    transports: list[str]


def to_register(
    host: str, login: str, person: str, name: str, challenge: bytes, known: Sequence[sa.RowMapping]
) -> str:  # fmt: skip
    options = generate_registration_options(
        rp_id=host,
        rp_name="Kontor",
        user_name=login,
        user_id=person.encode(),
        user_display_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[_descriptor(row) for row in known],
    )
    return options_to_json(options)


def registered(given: str, challenge: bytes, host: str, origins: list[str]) -> Registered:
    credential = parse_registration_credential_json(given)
    found = verify_registration_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=host,
        expected_origin=origins,
        require_user_verification=True,
    )
    transports = [transport.value for transport in credential.response.transports or ()]
    return Registered(found.credential_id, found.credential_public_key, found.sign_count, transports)


def to_sign(host: str, challenge: bytes, known: Sequence[sa.RowMapping] | None) -> str:
    options = generate_authentication_options(
        rp_id=host,
        challenge=challenge,
        allow_credentials=None if known is None else [_descriptor(row) for row in known],
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json(options)


def read(given: str) -> AuthenticationCredential:
    return parse_authentication_credential_json(given)


def count_of(
    credential: AuthenticationCredential, challenge: bytes, host: str, origins: list[str], row: sa.RowMapping
) -> int:  # fmt: skip
    """How often the passkey has signed, if it has signed this."""
    found = verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=host,
        expected_origin=origins,
        credential_public_key=row["key"],
        credential_current_sign_count=row["count"],
        require_user_verification=True,
    )
    return found.new_sign_count


def _descriptor(row: sa.RowMapping) -> PublicKeyCredentialDescriptor:
    known = {transport.value: transport for transport in AuthenticatorTransport}
    transports = [known[name] for name in row["transports"] if name in known]
    return PublicKeyCredentialDescriptor(id=row["credential"], transports=transports or None)
