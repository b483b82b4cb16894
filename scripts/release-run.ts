import { execFile, spawn } from 'node:child_process'
import { globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { extract } from 'tar'
import { ProgramError, runNode } from './programs.ts'
import { npmProgram } from './release-npm.ts'

const PAGES = ['/healthz', '/readyz', '/openapi.json', '/', '/login', '/widget.js']
const START_TIMEOUT_MS = 60_000
const LOOK_EVERY_MS = 5

/** Makes a release and unpacks it into a new folder, the only one it has. */
export async function unpackRelease(): Promise<string> {
  const made = await runNode(['scripts/release.ts'], { isShown: true })
  const [archive] = globSync('release/goodword-*.tar.gz').toSorted().toReversed()
  if (made.code !== 0 || archive === undefined) throw new ProgramError('The release could not be made.')
  const folder = mkdtempSync(join(tmpdir(), 'goodword-release-'))
  await extract({ file: archive, cwd: folder, strip: 1 })
  return folder
}

export async function installRelease(folder: string): Promise<void> {
  const [program, ...args] = npmProgram()
  await promisify(execFile)(program, [...args, 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
}

export type Started = {
  origin: string
  /** From the start of the process to its first answer. */
  firstAnswerMs: number
  /** Ends it and waits until it has ended. */
  stop: () => Promise<void>
}

type Start = {
  program: string
  args: readonly string[]
  folder: string
  port: number
  environment?: Record<string, string>
}

/** Starts a server and waits for its first answer. */
export async function startRelease({ program, args, folder, port, environment }: Start): Promise<Started> {
  const begin = performance.now()
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), DATA_DIR: 'data', ...environment },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin))) {
    if (child.exitCode === null && performance.now() - begin < START_TIMEOUT_MS) continue
    await stop()
    throw new ProgramError(`The release did not start:\n${output}`)
  }
  return { origin, firstAnswerMs: performance.now() - begin, stop }
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    return false
  }
}

export async function askForPages(origin: string): Promise<void> {
  for (const page of PAGES) {
    const { status } = await fetch(`${origin}${page}`)
    console.log(`${status}  ${page}`)
    if (status !== 200) throw new ProgramError(`The release answers ${page} with ${status}.`)
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new ProgramError('There is no free port.')
  return address.port
}
