import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ProgramError } from './programs.ts'

const ADVICE = 'on Debian and Ubuntu, run sudo apt-get install postgresql'

const SETTINGS = `
listen_addresses = ''
max_connections = 300
max_locks_per_transaction = 256
shared_buffers = 256MB
`

/** For a throwaway server: what it holds may be lost, so it need not wait for the disk. */
const THROWAWAY = `
fsync = off
synchronous_commit = off
full_page_writes = off
`

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** The databases of the two files of tests with the most, and a reserve. */
const MEMORY_NEEDED_BYTES = 6 * 1024 ** 3

const START_MS = 30_000

/** What it is started for: many short tests, measuring, or a look at what survives a crash. */
type Use = 'tests' | 'measuring' | 'crashing'

const settingsFor: Record<Use, string> = { tests: THROWAWAY, measuring: THROWAWAY, crashing: '' }

export type Postgres = {
  /** The address of its first database, over a socket. */
  url: string
  /** As after a crash: no connection is ended properly. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Folders with `initdb` and `postgres`, newest version first. */
function foldersOfPrograms(): string[] {
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  )
  const configured = process.env['POSTGRES_BIN']
  const onPath = (process.env['PATH'] ?? '').split(':')
  return [...(configured ? [configured] : []), ...packaged, ...onPath].filter((folder) =>
    existsSync(join(folder, 'initdb')),
  )
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.error('Installing the distribution’s PostgreSQL …')
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', step, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })
  }
}

function findPrograms(): string {
  if (foldersOfPrograms().length === 0) install()
  const [folder] = foldersOfPrograms()
  if (folder) return folder
  throw new ProgramError(`This needs PostgreSQL 15 or newer: ${ADVICE}, or set POSTGRES_BIN to the folder of initdb.`)
}

/** PostgreSQL refuses to run as root, so root runs it as the user of the distribution's package. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Making a database makes hundreds of files, which a disk takes ten times as long for as memory. */
function placeOf(use: Use): string {
  if (use !== 'tests' || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, freemem()) > MEMORY_NEEDED_BYTES ? MEMORY : tmpdir()
}

/** Starts a PostgreSQL of its own in a new folder, which is removed when it stops. */
export async function startPostgres({ use }: { use: Use }): Promise<Postgres> {
  const programs = findPrograms()
  const user = unprivileged()
  const folder = mkdtempSync(join(placeOf(use), 'goodword-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = ['--pgdata', data, '--auth', 'trust', '--username', 'goodword', '--no-sync', '--encoding', 'UTF8']
  execFileSync(join(programs, 'initdb'), [...options, '--locale', 'C'], { ...user, stdio: 'ignore' })
  appendFileSync(join(data, 'postgresql.conf'), `${SETTINGS}${settingsFor[use]}unix_socket_directories = '${folder}'\n`)
  let server = start()

  function start() {
    const child = spawn(join(programs, 'postgres'), ['-D', data], { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
    const log: string[] = []
    child.stderr.on('data', (chunk: Buffer) => void log.push(String(chunk)))
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    return { child, ended, log: () => log.join('') }
  }

  async function crash(): Promise<void> {
    // Ends every connection and waits for none.
    if (server.child.exitCode === null) server.child.kill('SIGQUIT')
    await server.ended
  }

  async function stop(): Promise<void> {
    await crash()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    await untilReady(server.child, server.log)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `postgres://goodword@localhost/postgres?host=${folder}`,
    async restart() {
      await crash()
      server = start()
      await untilReady(server.child, server.log)
    },
    stop,
  }
}

async function untilReady(server: ChildProcess, log: () => string): Promise<void> {
  for (let waited = 0; !log().includes('ready to accept connections'); waited += 50) {
    if (server.exitCode !== null || waited > START_MS) throw new ProgramError(`PostgreSQL did not start: ${log()}`)
    await sleep(50)
  }
}
