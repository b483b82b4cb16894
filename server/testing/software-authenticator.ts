import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const FLAGS = { present: 0x01, verified: 0x04, canSync: 0x08, isSynced: 0x10, hasCredential: 0x40 }

/** What an authenticator can do differently from an honest one. */
export type Behaviour = {
  origin: string
  rpId: string
  /** Asks for no fingerprint or PIN. */
  verifies: boolean
  isSynced: boolean
  /** How often it says that it was used. */
  counter: number
  userHandle: string | undefined
  challenge: string
}

type CreationOptions = { rp: { id: string }; user: { id: string }; challenge: string }
type RequestOptions = { rpId: string; challenge: string }

/**
 * An authenticator in software, with one ES256 key: it answers creation and request options as a browser would. Its
 * signatures and its CBOR are real.
 */
export function createSoftwareAuthenticator(site: { origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let userHandle: string | undefined
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Pick<Behaviour, 'challenge' | 'origin'>) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ rpId, verifies, isSynced, counter: count }: Behaviour, credential = Buffer.alloc(0)) {
    const flags =
      FLAGS.present +
      (verifies ? FLAGS.verified : 0) +
      (isSynced ? FLAGS.canSync + FLAGS.isSynced : 0) +
      (credential.length > 0 ? FLAGS.hasCredential : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(count), credential])
  }

  return {
    id,
    /** Makes the credential. */
    create(options: CreationOptions, behaviour: Partial<Behaviour> = {}) {
      userHandle = options.user.id
      const acted = honest({ ...site, ...options, rpId: options.rp.id, counter }, behaviour)
      const credential = Buffer.concat([
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        encodeCbor(coseKeyOf(publicKey)),
      ])
      const attestation = new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(acted, credential)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', acted).toString('base64url'),
          attestationObject: encodeCbor(attestation).toString('base64url'),
          transports: ['internal'],
          publicKeyAlgorithm: -7,
        },
      }
    },
    /** Signs in with it. */
    get(options: RequestOptions, behaviour: Partial<Behaviour> = {}) {
      counter += 1
      const acted = honest({ ...site, ...options, counter, userHandle }, behaviour)
      const data = authenticatorData(acted)
      const json = clientData('webauthn.get', acted)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: json.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(json)]), privateKey).toString('base64url'),
          ...(acted.userHandle !== undefined && { userHandle: acted.userHandle }),
        },
      }
    },
  }
}

const honest = (
  facts: Pick<Behaviour, 'origin' | 'rpId' | 'counter' | 'challenge'> & { userHandle?: string | undefined },
  behaviour: Partial<Behaviour>,
): Behaviour => ({ verifies: true, isSynced: false, userHandle: undefined, ...facts, ...behaviour })

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** The key as COSE has it (RFC 9053): EC2, ES256, P-256. */
function coseKeyOf(publicKey: KeyObject): CborValue {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return new Map<number, CborValue>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}

type CborValue =
  | number
  | string
  | Buffer
  | Map<string | number, CborValue>
  | Map<string, CborValue>
  | Map<number, CborValue>

/** Enough of CBOR (RFC 8949) for an attestation: integers, texts, bytes and maps. */
function encodeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [encodeCbor(key), encodeCbor(entry)])
  return Buffer.concat([cborHead(5, value.size), ...entries])
}

function cborHead(majorType: number, argument: number): Buffer {
  const type = majorType << 5
  if (argument < 24) return Buffer.from([type + argument])
  if (argument < 0x100) return Buffer.from([type + 24, argument])
  return Buffer.concat([Buffer.from([type + 25]), uint16(argument)])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
