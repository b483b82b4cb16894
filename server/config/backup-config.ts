import * as z from 'zod'

/** How backups are made, and where erasures are kept besides the data folder. */
export type BackupConfig = {
  /** Encrypts backups; undefined: they are not encrypted. */
  key: string | undefined
  /** The path of a second copy of the ledger of erasures. */
  secondLedger: string | undefined
}

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
}

/** Whether the value of a variable must not be shown. */
export const isBackupSecret = ({ name }: { name: string }) => name === 'BACKUP_KEY'

type BackupValues = { [name in keyof typeof backupVariables]?: string | undefined }

export const readBackupConfig = ({ BACKUP_KEY: key, ERASURE_LEDGER: secondLedger }: BackupValues): BackupConfig => ({
  key,
  secondLedger,
})
