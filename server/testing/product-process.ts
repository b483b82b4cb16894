import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentBundle } from './bundle-server.ts'

// Shares compiled code between processes.
const COMPILED = join(tmpdir(), 'goodword-compiled')

type Launch = { dataDir: string; environment?: Record<string, string> }

/** As a release is started: as a few files, which takes a third of the time. */
async function launch({ dataDir, environment = {} }: Launch): Promise<ChildProcess> {
  return spawn(process.execPath, [await currentBundle()], {
    cwd: join(import.meta.dirname, '../..'),
    env: { NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts the product as a separate process on a free port; resolves once it is ready. */
export async function startProduct(options: Launch) {
  const child = await launch(options)
  const output = keepOutput(child)
  const ended = once(child, 'exit').then(
    ([code, signal]) => ({ code, signal }) as { code: number | null; signal: string | null },
  )
  return {
    origin: await readOrigin(child),
    /** Of the process. */
    pid: child.pid ?? 0,
    /** The last lines of what it has printed. */
    output,
    /** How the process ended, once it has. */
    ended,
    signal: (name: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => void child.kill(name),
    /** Stops it like Ctrl-C. */
    async stop() {
      child.kill('SIGINT')
      return ended
    },
  }
}

/** Starts a product that should refuse to start; returns its exit code and output. */
export async function startRefused(options: Launch): Promise<{ code: number | null; output: string }> {
  const child = await launch(options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

const KEPT_CHARACTERS = 100_000

function keepOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = ''
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_CHARACTERS)))
  return () => output
}

function readOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const origin = /ready at (\S+)/.exec(output)?.[1]
      if (origin) resolve(origin)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready:\n${output}`)))
  })
}
