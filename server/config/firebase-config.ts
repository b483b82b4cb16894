import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { ConfigError } from './config-error.ts'

/** The key of the server's Google service account, as far as firebase-admin needs it. */
export type ServiceAccount = { projectId: string; clientEmail: string; privateKey: string }

/** The Firebase project for accounts, and for images if it has a bucket. */
export type FirebaseConfig = {
  projectId: string
  /** Public: every browser gets it. */
  apiKey: string
  authDomain: string
  /** Unset: images are kept on this server. */
  storageBucket: string | undefined
  /** Unset only with an emulator, which needs none. */
  serviceAccount: ServiceAccount | undefined
  /**
   * Host and port of an Auth emulator. Its tokens are unsigned, so anyone can make them: never use it in production.
   */
  authEmulatorHost: string | undefined
}

const LONGEST_PATH = 1000

/** True for what may be a private key or its file, pasted into the wrong variable: never print it. */
export const mayHoldKey = (value: string): boolean =>
  /^[\s"']*\{|[\r\n]|PRIVATE KEY/.test(value) || value.length > LONGEST_PATH

export const firebaseVariables = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z\d-]{2,61}[a-z\d]$/, 'must be the id of a project, like goodword-1a2b3')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must consist of letters, digits, dashes and underscores')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must be a host name like goodword.firebaseapp.com')
    .optional(),
  FIREBASE_STORAGE_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d._-]+[a-z\d]$/, 'must be the name of a bucket, like goodword.firebasestorage.app')
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .refine((value) => !mayHoldKey(value), 'must be the path of the key file, not its content')
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[a-z\d.-]+:\d{1,5}$/i, 'must be a host and a port like 127.0.0.1:9099')
    .optional(),
}

type Name = keyof typeof firebaseVariables
type FirebaseValues = { [name in Name]?: string | undefined }

const ServiceAccountFile = z.object({
  type: z.literal('service_account'),
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().refine(isPrivateKey),
})

/** Undefined when no variable is set. Throws ConfigError when only some are set, or when the key file can't be used. */
export function readFirebaseConfig(values: FirebaseValues): FirebaseConfig | undefined {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_SERVICE_ACCOUNT: path,
    FIREBASE_AUTH_EMULATOR_HOST: authEmulatorHost,
    FIREBASE_STORAGE_BUCKET: storageBucket,
  } = values
  if (!isAnySet(values)) return undefined
  if (!projectId || !apiKey || (!path && !authEmulatorHost)) throw new ConfigError(sentenceAboutMissing(values))
  return {
    projectId,
    apiKey,
    authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    storageBucket,
    serviceAccount: path ? readServiceAccount({ path, projectId }) : undefined,
    authEmulatorHost,
  }
}

const isAnySet = (values: FirebaseValues) =>
  Object.entries(values).some(([name, value]) => name in firebaseVariables && value !== undefined)

function sentenceAboutMissing(values: FirebaseValues): string {
  const needed: Name[] = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY']
  if (!values.FIREBASE_AUTH_EMULATOR_HOST) needed.push('FIREBASE_SERVICE_ACCOUNT')
  const missing = needed.filter((name) => !values[name])
  return `Set ${new Intl.ListFormat('en').format(missing)} too, or unset all variables that begin with FIREBASE_. Firebase needs all of them.`
}

function readServiceAccount({ path, projectId }: { path: string; projectId: string }): ServiceAccount {
  const file = ServiceAccountFile.safeParse(readJson(path))
  if (!file.success) {
    throw new ConfigError(
      `The file ${path} (FIREBASE_SERVICE_ACCOUNT) is not a service account key. Create one in the Firebase console under Project settings, Service accounts.`,
    )
  }
  const { project_id, client_email, private_key } = file.data
  if (project_id !== projectId) {
    throw new ConfigError(
      `The service account in ${path} belongs to the project ${project_id}, but FIREBASE_PROJECT_ID is ${projectId}. Use the same project for both.`,
    )
  }
  return { projectId, clientEmail: client_email, privateKey: private_key }
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new ConfigError(
      `The file ${path} (FIREBASE_SERVICE_ACCOUNT) can’t be read. Set the variable to the path of the service account’s JSON key.`,
    )
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
