import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** The most passkeys that one owner can have. */
export const PASSKEYS_MAX = 20

const PASSKEY_NAME_MAX_LENGTH = 60

const instant = z.iso.datetime()
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)

export const PasskeyName = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'Enter a name.')
      .max(PASSKEY_NAME_MAX_LENGTH, `Use at most ${PASSKEY_NAME_MAX_LENGTH} characters.`)
      .regex(/^\P{Cc}*$/u, 'Use letters, digits and punctuation only.'),
  )

export const Passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Whether it is on a separate device, such as a USB key, and not on a phone or a computer. */
  isSecurityKey: z.boolean(),
  /** Whether it is synchronised between the owner's devices. */
  isSynced: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. */
export const PasskeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

const answer = {
  id: base64url(2048),
  rawId: base64url(2048),
  type: z.literal('public-key'),
}

/** What `toJSON()` of a new credential returns. Fields that we don't read are dropped. */
export const PasskeyRegistration = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** What `toJSON()` of a used credential returns. */
export const PasskeyAssertion = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(2048),
    userHandle: base64url(128).nullish(),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/goodword/user/passkeys',
  access: 'account',
  summary: 'List the owner’s passkeys',
  /** The oldest first. */
  response: z.strictObject({ items: z.array(Passkey) }),
  errors: ['security.not_managed'],
})

/** Needs a sign-in within the last 5 minutes. The options work once, for 5 minutes. */
export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/goodword/user/passkeys/options',
  access: 'account',
  summary: 'Start adding a passkey',
  response: PasskeyCreationOptions,
  errors: ['security.not_managed', 'security.sign_in_again', 'passkeys.too_many'],
})

/** Needs a sign-in within the last 5 minutes. Without a name, it is named after the browser and the system. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/goodword/user/passkeys',
  access: 'account',
  summary: 'Add a passkey',
  body: z.strictObject({ name: PasskeyName.optional(), credential: PasskeyRegistration }),
  response: Passkey,
  status: 201,
  errors: ['security.not_managed', 'security.sign_in_again', 'passkeys.too_many', 'passkeys.not_added'],
})

export const renamePasskey = defineEndpoint({
  method: 'PUT',
  path: '/goodword/user/passkeys/:id',
  access: 'account',
  summary: 'Rename a passkey',
  body: z.strictObject({ name: PasskeyName }),
  response: Passkey,
  errors: ['security.not_managed', 'passkeys.not_found'],
})

/** Succeeds when the passkey has been removed already. */
export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/user/passkeys/:id',
  access: 'account',
  summary: 'Remove a passkey',
  errors: ['security.not_managed'],
})

/** The options work once, for 5 minutes. */
export const startPasskeySignIn = defineEndpoint({
  method: 'POST',
  path: '/goodword/passkey-sign-in/options',
  access: 'public',
  summary: 'Start signing in with a passkey',
  response: PasskeyRequestOptions,
  errors: ['security.not_managed'],
})

/** Returns a token for the SDK's `signInWithCustomToken`, which works once, within a minute, in the same network. */
export const signInWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/goodword/passkey-sign-in',
  access: 'public',
  summary: 'Sign in with a passkey',
  body: z.strictObject({ credential: PasskeyAssertion }),
  response: z.strictObject({ customToken: z.string() }),
  errors: ['security.not_managed', 'passkeys.refused'],
})
