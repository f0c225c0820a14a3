"""A passkey device for tests: it makes and uses credentials as browsers hand them on."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    origin: str = "http://testserver"
    count: int = 0
    flags: int = PRESENT | VERIFIED
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user: bytes = b""
    _key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def registers(self, options: str) -> str:
        asked = json.loads(options)
        self.user = base64url_to_bytes(asked["user"]["id"])
        point = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = b"\0" * 16 + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(asked["rp"]["id"], self.flags | ATTESTED) + attested
        response = {
            "attestationObject": bytes_to_base64url(encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})),
            "clientDataJSON": bytes_to_base64url(self._client_data("webauthn.create", asked["challenge"])),
            "transports": ["internal"],
        }
        return self._credential(response)

    def shows(self, options: str) -> str:
        asked = json.loads(options)
        self.count += 1
        data, client = self._data(asked["rpId"], self.flags), self._client_data("webauthn.get", asked["challenge"])
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "authenticatorData": bytes_to_base64url(data),
            "clientDataJSON": bytes_to_base64url(client),
            "signature": bytes_to_base64url(signed),
            "userHandle": bytes_to_base64url(self.user),
        }
        return self._credential(response)

    def _data(self, party: str, flags: int) -> bytes:
        return hashlib.sha256(party.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, Any]) -> str:
        name = bytes_to_base64url(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
