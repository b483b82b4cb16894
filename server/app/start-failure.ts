import { ConfigError } from '#server/config/config-error.ts'
import { DataFolderInUse, NoDataYet } from '#server/db/sqlite.ts'

const FOLDER_CODES = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EROFS', 'EPERM', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'])

/** One sentence for a failure to start that the person who started us can mend; undefined for a bug. */
export function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message
  if (error instanceof DataFolderInUse) {
    return `Another Goodword is running on the data in ${error.message}: stop it, or set DATA_DIR to another folder.`
  }
  if (error instanceof NoDataYet) {
    return `No Goodword of this version has run on the data in ${error.message}: start it once, or set DATA_DIR to another folder.`
  }
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use: stop whatever uses it, or set PORT to another one.`
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return 'HOST is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.'
  if (FOLDER_CODES.has(String(error.code))) {
    return `The data folder or the port may not be used (${error.message}): set DATA_DIR to a folder you may write to, and PORT to 1024 or more.`
  }
  if (error.code === 'SQLITE_NOTADB' || error.code === 'SQLITE_CORRUPT') {
    return 'The database file in the data folder cannot be read: restore a backup, or set DATA_DIR to another folder.'
  }
  return undefined
}
