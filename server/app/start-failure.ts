import { join } from 'node:path'
import { exampleInstallation, type Installation } from '#shared/installation.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { DatabaseUnreachable } from '#server/db/database.errors.ts'
import { LEDGER_FILE, LedgerError } from '#server/db/erasure-ledger.ts'
import { PostgresMoveUnfinished } from '#server/db/postgres/move-marker.ts'
import { PostgresNotReady, PostgresOutdated, PostgresUnsuitable } from '#server/db/postgres/migrating.ts'
import { StatementRefused } from '#server/db/postgres/pool.ts'
import { PostgresInUse } from '#server/db/postgres/instance-lock.ts'
import { explainStoreFailure, StoreUnfit } from '#server/images/store/store-checkup.ts'
import { StoreFailure } from '#server/images/store/store-failure.ts'
import { DataFolderInUse, MoveUnfinished, NoDataYet, RestoreUnfinished } from '#server/db/data-folder.ts'
import { DataFolderNewer, DataFolderOutdated } from '#server/db/sqlite-migrating.ts'
import { RESTORE_KNOWING_ERASURES, troubleOf } from '#server/kernel/machine-trouble.ts'

import { SecretUnavailable } from './installation-secret.ts'

const FOLDER_CODES = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EROFS', 'EPERM', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'])

/** The same for a command that runs beside the server. */
export const explainConsoleFailure = (error: unknown): string | undefined =>
  ['busy', 'contended'].includes(troubleOf(error) ?? '')
    ? 'Goodword was busy writing. Run this command again.'
    : explainStartFailure(error)

/**
 * One sentence for a start failure that the operator can fix; undefined for a bug. `databaseAt` is where the address of a
 * PostgreSQL was given.
 */
export function explainStartFailure(
  error: unknown,
  { productName }: Pick<Installation, 'productName'> = exampleInstallation,
  databaseAt = 'DATABASE_URL',
): string | undefined {
  if (error instanceof ConfigError) return error.message
  if (error instanceof DataFolderInUse) {
    return `Another ${productName} is already running on the data in ${error.message}. Stop it, or set DATA_DIR to another folder.`
  }
  if (error instanceof DataFolderOutdated) {
    return `The data in ${error.message} is from a version of ${productName} that this one cannot upgrade: set DATA_DIR to an empty folder.`
  }
  if (error instanceof DataFolderNewer) {
    return `A newer version of ${productName} has run on the data in ${error.message}, and this one can’t read it. Install that version again, or restore a backup from before into an empty folder with npm run restore -- FILE --ledger ${join(error.message, LEDGER_FILE)}.`
  }
  if (error instanceof RestoreUnfinished) {
    return `A restore into ${error.message} did not end. Run npm run restore again with the same backup and the same --ledger, or set DATA_DIR to another folder.`
  }
  if (error instanceof PostgresInUse) {
    return `Another ${productName} is already running on the database at ${databaseAt}. Stop it, or use another database. Several can share it with IMAGES_URL.`
  }
  if (error instanceof MoveUnfinished) {
    return `A move into ${error.message} did not end. Run npm run move again, or set DATA_DIR to another folder.`
  }
  if (error instanceof PostgresMoveUnfinished) {
    return `A move into the database at ${databaseAt} did not end. Run npm run move again, or use another database.`
  }
  if (error instanceof PostgresOutdated) {
    return `The database at ${databaseAt} is from a newer version of ${productName}. Start that version, or use another database.`
  }
  if (error instanceof PostgresNotReady) {
    return `This version of ${productName} has not run on the database at ${databaseAt} yet. Start it once.`
  }
  if (error instanceof PostgresUnsuitable) return `The database at ${databaseAt} ${error.message}.`
  if (error instanceof DatabaseUnreachable) {
    return `The database at ${databaseAt} can’t be reached (${error.message}). Check the address, and that the database is running.`
  }
  if (error instanceof StatementRefused) {
    return `The database at ${databaseAt} refused a statement (${error.message}). Check the user, the password and the rights.`
  }
  if (error instanceof LedgerError || error instanceof SecretUnavailable || error instanceof StoreUnfit)
    return error.message
  if (error instanceof StoreFailure) return explainStoreFailure(error)
  if (error instanceof NoDataYet) {
    return `This version of ${productName} has not run on the data in ${error.message} yet. Start it once, or set DATA_DIR to another folder.`
  }
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is already in use. Stop the program that uses it, or set PORT to another one.`
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return 'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.'
  if (FOLDER_CODES.has(String(error.code))) {
    return `No permission to use the data folder or the port (${error.message}). Set DATA_DIR to a folder you can write to, and PORT to 1024 or more.`
  }
  const trouble = troubleOf(error)
  if (trouble === 'full') return 'The disk of the data folder is full. Free up space and start again.'
  if (trouble === 'unusable') {
    return `The disk of the data folder can’t be used (${error.message}). Check it, or set DATA_DIR to another folder.`
  }
  if (trouble === 'damaged') {
    return `The database file in the data folder can’t be read. Set DATA_DIR to another folder, or move the folder away and run ${RESTORE_KNOWING_ERASURES}.`
  }
  return undefined
}
