import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

/** Where the first of these programs is; a name without a slash is looked for as a shell does. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const paths = names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))))
  return paths.find((path) => existsSync(path))
}

/** A browser is many processes: all end with this shell, and it ends with the program, or when nobody holds its input. */
const TOGETHER = '{ "$0" "$@"; kill -KILL 0; } & read -r _; kill -KILL 0'

type Start = { program: string; args: string[]; env?: Record<string, string>; outputs: ('pipe' | 'ignore')[] }

/** Starts a program with these outputs, the first of which is number 1. However we end, it ends too. */
export function startProgram({ program, args, env = {}, outputs }: Start) {
  const child = spawn('sh', ['-c', TOGETHER, program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', ...outputs],
    detached: true,
  })
  const ended = once(child, 'exit')
  return {
    child,
    async stop() {
      child.stdin?.end()
      await ended
    },
  }
}

/** Waits until what the program writes to a stream matches, and answers the first group. */
export function readWhenReady(
  child: ChildProcess,
  { stream, pattern }: { stream: number; pattern: RegExp },
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdio[stream]?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = pattern.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready:\n${output}`)))
  })
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address === 'object' && address) return address.port
  throw new Error('No port is free.')
}
