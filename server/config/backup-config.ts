import * as z from 'zod'

/** How backups are made, and where erasures are kept besides the data folder. */
export type BackupConfig = {
  /** Encrypts backups; undefined: they are not encrypted. */
  key: string | undefined
  /** The path of a second copy of the ledger of erasures. */
  secondLedger: string | undefined
  /** How often backups are made, in milliseconds. */
  everyMs: number
}

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24
const HOURS_MAX = 31 * DAY_HOURS

const KEY_CHARACTERS_MIN = 16

export const backupVariables = {
  BACKUP_KEY: z
    .string()
    .min(
      KEY_CHARACTERS_MIN,
      `must have at least ${KEY_CHARACTERS_MIN} characters: make one with openssl rand -base64 24`,
    )
    .optional(),
  ERASURE_LEDGER: z.string().optional(),
  BACKUP_EVERY: z
    .string()
    .transform((text) => hoursIn(text))
    .refine(isInterval, 'must be a time like 6h or 1d, from 1h to 31d')
    .default(DAY_HOURS),
}

/** Whether the value of a variable must not be shown. */
export const isBackupSecret = ({ name }: { name: string }) => name === 'BACKUP_KEY'

/** `6h` or `2d` in hours; NaN for anything else. */
function hoursIn(text: string): number {
  const [, amount, unit] = /^(\d{1,3})([hd])$/.exec(text) ?? []
  return Number(amount) * (unit === 'd' ? DAY_HOURS : 1)
}

function isInterval(hours: number): boolean {
  return hours >= 1 && hours <= HOURS_MAX
}

/** `6h` or `2d` in milliseconds; undefined for anything that BACKUP_EVERY can't be. */
export function intervalIn(text: string): number | undefined {
  const hours = hoursIn(text)
  return isInterval(hours) ? hours * HOUR_MS : undefined
}

type BackupValues = { [name in keyof typeof backupVariables]?: z.output<(typeof backupVariables)[name]> | undefined }

export const readBackupConfig = ({
  BACKUP_KEY: key,
  ERASURE_LEDGER: secondLedger,
  BACKUP_EVERY: everyHours = DAY_HOURS,
}: BackupValues): BackupConfig => ({ key, secondLedger, everyMs: everyHours * HOUR_MS })
