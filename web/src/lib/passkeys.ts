// Passkeys: what the server asks for goes to the browser's device, and its answer back, both as JSON.

/** Not made or not shown: the person closed the browser's question, or the device has none. */
export class NoPasskey extends Error {}

export const passkeysPossible = (): boolean =>
  typeof PublicKeyCredential === 'function' && typeof navigator.credentials === 'object'

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

function text(buffer: ArrayBuffer | null): string | null {
  if (buffer === null) return null
  const signs = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

interface Described {
  id: string
  type: PublicKeyCredentialType
  transports?: AuthenticatorTransport[]
}
const known = (list: Described[] | undefined): PublicKeyCredentialDescriptor[] =>
  (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }))

async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asked.catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey()
  return credential
}

const told = (credential: PublicKeyCredential, response: Record<string, unknown>): string =>
  JSON.stringify({
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment,
    response,
  })

/** A new passkey, as the server wants to know it. */
export async function make(options: string): Promise<string> {
  const asked = JSON.parse(options)
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: known(asked.excludeCredentials),
  }
  const credential = await answered(navigator.credentials.create({ publicKey }))
  const response = credential.response as AuthenticatorAttestationResponse
  return told(credential, {
    attestationObject: text(response.attestationObject),
    clientDataJSON: text(response.clientDataJSON),
    transports: response.getTransports?.() ?? [],
  })
}

/** One of the passkeys of this device signs what the server asked. */
export async function ask(options: string): Promise<string> {
  const asked = JSON.parse(options)
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: known(asked.allowCredentials),
  }
  const credential = await answered(navigator.credentials.get({ publicKey }))
  const response = credential.response as AuthenticatorAssertionResponse
  return told(credential, {
    authenticatorData: text(response.authenticatorData),
    clientDataJSON: text(response.clientDataJSON),
    signature: text(response.signature),
    userHandle: text(response.userHandle),
  })
}
