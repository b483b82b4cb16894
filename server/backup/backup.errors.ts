/** A backup or restore that can't be done. The message is one sentence for the operator: what happened and what to do. */
export class BackupError extends Error {}

const isFull = (error: unknown) => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT') || hasCode(error, 'SQLITE_FULL')

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/** `folder` is where it was to be written. */
export function explainDisk(error: unknown, folder: string): unknown {
  if (isFull(error))
    return new BackupError(`The disk of ${folder} is full, so nothing was kept. Free up space and try again.`)
  if (hasCode(error, 'EACCES') || hasCode(error, 'EROFS') || hasCode(error, 'EPERM'))
    return new BackupError(`${folder} can’t be written to. Choose another folder, or change its rights.`)
  return error
}
