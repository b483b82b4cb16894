import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

/** The path of the first of these programs that exists. A name without a slash is looked up in PATH. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const paths = names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))))
  return paths.find((path) => existsSync(path))
}

/** A browser has many processes. This shell kills them all when the program ends, or when its own standard input is closed. */
const KILL_ALL_AT_END = '{ "$0" "$@"; kill -KILL 0; } & read -r _; kill -KILL 0'

type Start = { program: string; args: string[]; env?: Record<string, string>; outputs: ('pipe' | 'ignore')[] }

/** Starts a program with these outputs, beginning with number 1. The program ends when we end, however that happens. */
export function startProgram({ program, args, env = {}, outputs }: Start) {
  const child = spawn('sh', ['-c', KILL_ALL_AT_END, program, ...args], {
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

/** Waits until the output on a stream matches, and returns the first group. */
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
