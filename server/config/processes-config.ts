import * as z from 'zod'
import { ConfigError } from './config-error.ts'

/** How the processes of an installation share the work. */
export type ProcessesConfig = {
  /** What this process does: answer requests, run jobs, or both. */
  role: 'all' | 'web' | 'worker'
  /** Whether other processes may run on the same database. */
  isShared: boolean
  /** Encrypt the installation's secret in the database: the first does, the others did. None: it is in the data folder. */
  secretKeys: readonly string[]
  /** How long it goes on answering after it was told to stop, while load balancers learn of it. */
  stopDelayMs: number
}

const KEY_CHARACTERS_MIN = 32
const KEYS_MAX = 2

const STOP_DELAY_MAX = 60
/** Load balancers ask every few seconds. */
const STOP_DELAY_AMONG_OTHERS = 5
const STOP_DELAY_SENTENCE = `must be a number of seconds from 0 to ${STOP_DELAY_MAX}`

export const processesVariables = {
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  SECRET_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.length <= KEYS_MAX && keys.every((key) => key.length >= KEY_CHARACTERS_MIN),
      `must have at least ${KEY_CHARACTERS_MIN} characters, like those that openssl rand -base64 32 prints. The key before it may follow after a comma`,
    )
    .default([]),
  STOP_DELAY: z.coerce
    .number(STOP_DELAY_SENTENCE)
    .min(0, STOP_DELAY_SENTENCE)
    .max(STOP_DELAY_MAX, STOP_DELAY_SENTENCE)
    .optional(),
}

/** Whether the value of a variable must not be shown. */
export const isProcessesSecret = ({ name }: { name: string }) => name === 'SECRET_KEY'

type ProcessesValues = z.output<z.ZodObject<typeof processesVariables>>

/** Throws ConfigError when several processes would not work together. */
export function readProcessesConfig(
  { ROLE: role, SECRET_KEY: secretKeys, STOP_DELAY: stopDelay }: ProcessesValues,
  { hasDatabaseUrl, hasImagesUrl }: { hasDatabaseUrl: boolean; hasImagesUrl: boolean },
): ProcessesConfig {
  if (hasDatabaseUrl && secretKeys.length === 0)
    throw new ConfigError(
      'DATABASE_URL needs SECRET_KEY, which encrypts the secrets in the database. Set it to what openssl rand -base64 32 prints, and keep it.',
    )
  const isShared = hasDatabaseUrl && hasImagesUrl
  if (role !== 'all' && !isShared)
    throw new ConfigError(
      `ROLE is ${role}, so other processes have to do the rest, and they need DATABASE_URL and IMAGES_URL to share their data. Set both, or unset ROLE.`,
    )
  const isAmongOthers = isShared && role !== 'worker'
  return {
    role,
    isShared,
    secretKeys,
    stopDelayMs: (stopDelay ?? (isAmongOthers ? STOP_DELAY_AMONG_OTHERS : 0)) * 1000,
  }
}
