import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** What came out of a file. `width` and `height` are those of the upright original. */
export type Decoding =
  | {
      kind: 'decoded'
      width: number
      height: number
      pixels: { bytes: number; width: number; height: number; channels: number }
    }
  | { kind: 'refused' }
  /** The process crashed, or took too long. */
  | { kind: 'ended'; detail: string }

export type Decoder = (file: Uint8Array) => Promise<Decoding>

const PROGRAM = join(import.meta.dirname, 'decoding-process.ts')
const TIMEOUT_MS = 15_000

/**
 * The product's decoder in one process that lasts, one file after the other. A file that ends it, or takes too long, says so, and the
 * next one gets a new process.
 */
export function createLastingDecoder({ program = PROGRAM, timeoutMs = TIMEOUT_MS } = {}): Decoder {
  let running: ChildProcess | undefined

  function start(): ChildProcess {
    const child = fork(program, { serialization: 'advanced', execArgv: [], env: {} })
    child.once('exit', () => (running = undefined))
    // It ends with whoever decodes.
    child.unref()
    child.channel?.unref()
    return child
  }

  return (file) => {
    const child = (running ??= start())
    const { promise, resolve } = Promise.withResolvers<Decoding>()
    const end = (_: number | null, signal: string | null) => resolve({ kind: 'ended', detail: `by ${signal}` })
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.once('message', resolve).once('exit', end)
    child.send(file)
    return promise.finally(() => {
      clearTimeout(timer)
      child.off('message', resolve).off('exit', end)
    })
  }
}
