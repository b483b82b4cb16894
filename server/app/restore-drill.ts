import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupError } from '#server/backup/backup.errors.ts'
import type { Manifest } from '#server/backup/manifest.ts'
import { noteDrill } from '#server/backup/last-backup.ts'
import { countData, countTornImages, type DataCounts, isDatabaseWhole } from '#server/backup/restored-data.queries.ts'
import { type Restored, restoreBackup, type Unpacked } from '#server/backup/restore.ts'
import { type Config, readProcessConfig } from '#server/config/config.ts'
import { LEDGER_FILE } from '#server/db/erasure-ledger.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { imagesOf } from './backup-console.ts'
import { settleRestoredData, type SettledRestore } from './restored-data.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const START_TIMEOUT_MS = 60_000

export type Drill = Restored<SettledRestore> & {
  /** Of the backup, before anything was erased again. */
  inBackup: DataCounts
  /** After that. */
  restored: DataCounts
  seconds: number
}

/**
 * Restores a backup into a folder of its own, compares, starts the server on it, and deletes it all. The data folder is
 * only read: its ledger of erasures, and at the end a note that the drill went well. Throws BackupError.
 */
export async function rehearseRestore({ path, ledger }: { path: string; ledger: string | undefined }): Promise<Drill> {
  const begun = performance.now()
  const config = readProcessConfig()
  const now = systemClock.now()
  const folder = mkdtempSync(join(tmpdir(), 'goodword-drill-'))
  const dataDir = join(folder, 'data')
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const leave = () => {
    remove()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave)
  try {
    let inBackup: DataCounts | undefined
    const settle = (unpacked: Unpacked) => {
      inBackup = countData(unpacked.dataDir)
      return settleRestoredData(unpacked, { config, now })
    }
    const { key, secondLedger } = config.backup
    const images = imagesOf(config)
    const place = { dataDir, images, ledger: ledger ?? ownLedger(config), secondLedger, path, key }
    const found = await restoreBackup({ ...place, settle })
    // Before the server starts: it may delete what is overdue, or go on with an import.
    const restored = countData(dataDir)
    const drill = { ...found, inBackup: inBackup ?? restored, restored }
    compare(drill)
    await tryServer(dataDir)
    refuseTorn(dataDir, images)
    if (existsSync(config.dataDir)) noteDrill(config.dataDir, { at: now, path })
    return { ...drill, seconds: (performance.now() - begun) / 1000 }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave)
    remove()
  }
}

function ownLedger({ dataDir }: Config): string | undefined {
  const path = join(dataDir, LEDGER_FILE)
  return existsSync(path) ? path : undefined
}

function compare({ inBackup, restored, settled }: Pick<Drill, 'inBackup' | 'restored' | 'settled'>): void {
  const changed = (['accounts', 'workspaces', 'testimonials', 'images'] as const).find((name) =>
    settled.erasures === 0 ? restored[name] !== inBackup[name] : restored[name] > inBackup[name],
  )
  if (changed === undefined) return
  throw new BackupError(
    `The backup has ${inBackup[changed]} ${changed}, and ${restored[changed]} after the restore. Keep this backup, and report the fault.`,
  )
}

/** Images in a store are as whole as they were before. */
function refuseTorn(dataDir: string, images: Manifest['images']): void {
  const isWhole = isDatabaseWhole(dataDir)
  const tornImages = images === 'included' ? countTornImages(dataDir) : 0
  if (isWhole && tornImages === 0) return
  throw new BackupError(
    isWhole
      ? `${tornImages === 1 ? '1 restored image is' : `${tornImages} restored images are`} incomplete. Keep this backup, and report the fault.`
      : 'The restored database is damaged after a server ran on it. Keep this backup, and report the fault.',
  )
}

/**
 * Starts the server on the folder until it answers. It gets none of our settings, so it knows no email service and no
 * Stripe: what is still to do happens in the emulators of that folder only.
 */
async function tryServer(dataDir: string): Promise<void> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'close')
  process.once('exit', () => server.kill('SIGKILL'))
  let output = ''
  const origin = await new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), START_TIMEOUT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /ready at (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    for (const stream of [server.stdout, server.stderr]) stream.on('data', read)
    void ended.then(() => resolve(undefined)).finally(() => clearTimeout(timer))
  })
  const answer = origin && (await fetch(`${origin}/readyz`).catch(() => undefined))
  server.kill('SIGTERM')
  await ended
  if (answer && answer.ok) return
  const [why = ''] = output.trim().split('\n')
  throw new BackupError(
    `The server doesn’t start on the restored data: ${why} Keep this backup, and try it with the version that made it.`,
  )
}
