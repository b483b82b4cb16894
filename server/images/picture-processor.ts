import { execFile } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod'
import { createQueue } from '#server/kernel/queue.ts'

const ProcessedPicture = z.discriminatedUnion('kind', [
  /** Size of the upright original in pixels; `bytes` of all variants together. */
  z.strictObject({ kind: z.literal('done'), width: z.int(), height: z.int(), bytes: z.int() }),
  z.strictObject({
    kind: z.literal('refused'),
    reason: z.enum(['unreadable', 'too_many_pixels']),
    detail: z.string().optional(),
  }),
])
export type ProcessedPicture = z.infer<typeof ProcessedPicture>

/**
 * Port to whatever decodes pictures: writes the variants of a PNG or JPEG file into a folder that exists, as `512.webp`
 * and so on, upright and without metadata. Bytes that it cannot make a picture of are refused, not thrown.
 */
export type PictureProcessor = (paths: { file: string; folder: string }) => Promise<ProcessedPicture>

const PROGRAM = join(import.meta.dirname, 'sharp-program.ts')
const TIMEOUT_MS = 15_000
const AT_ONCE = 2
const STOPS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Each picture in a process of its own, two at a time, ended when it takes longer than 15 seconds. */
export function createPictureProcessor(): PictureProcessor {
  const inTurn = createQueue(AT_ONCE)
  return ({ file, folder }) => inTurn(() => runProgram([PROGRAM, file, folder]))
}

// The environment is empty: whoever takes the decoder over finds no secret in it.
function runProgram(args: string[]): Promise<ProcessedPicture> {
  const options = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: {}, windowsHide: true } as const
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(ProcessedPicture.parse(JSON.parse(stdout)))
      // It took too long, or the bytes broke the decoder. A signal to stop is nobody's fault.
      if (error.signal && !STOPS.includes(error.signal))
        return resolve({ kind: 'refused', reason: 'unreadable', detail: `ended by ${error.signal}` })
      reject(new Error(`The picture program failed: ${stderr.slice(0, 1000)}`, { cause: error }))
    })
  })
}
