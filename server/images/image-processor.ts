import { execFile, type ExecFileException } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod'
import { createQueue } from '#server/kernel/queue.ts'

const ProcessedImage = z.discriminatedUnion('kind', [
  /** Size of the upright original in pixels; `bytes` of all variants together. */
  z.strictObject({ kind: z.literal('done'), width: z.int(), height: z.int(), bytes: z.int() }),
  z.strictObject({
    kind: z.literal('refused'),
    reason: z.enum(['unreadable', 'too_many_pixels']),
    detail: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('disk_full') }),
  /** It took too long or crashed: because of the file, or of a busy machine. */
  z.strictObject({ kind: z.literal('ended'), detail: z.string() }),
])
export type ProcessedImage = z.infer<typeof ProcessedImage>

/**
 * Port to the image decoder: writes the variants of a PNG or JPEG file into an existing folder, as `512.webp` and so
 * on, upright and without metadata. It returns a result for any file; an exception is a bug of ours.
 */
export type ImageProcessor = (paths: { file: string; folder: string }) => Promise<ProcessedImage>

const PROGRAM = join(import.meta.dirname, 'sharp-program.ts')
const TIMEOUT_MS = 15_000
const AT_ONCE = 2
const STOPS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs each image in its own process, two at a time, killed after `timeoutMs`. */
export function createImageProcessor({
  program = PROGRAM,
  timeoutMs = TIMEOUT_MS,
}: { program?: string; timeoutMs?: number } = {}): ImageProcessor {
  const inTurn = createQueue(AT_ONCE)
  return ({ file, folder }) => inTurn(async () => readOutcome(await runProgram([program, file, folder], timeoutMs)))
}

type Run = { stdout: string; stderr: string; error: ExecFileException | null }

// The environment is empty, so that an attacker who takes over the decoder finds no secrets.
const runProgram = (args: string[], timeoutMs: number): Promise<Run> =>
  new Promise((resolve) => {
    const options = { timeout: timeoutMs, killSignal: 'SIGKILL', env: {}, windowsHide: true } as const
    execFile(process.execPath, args, options, (error, stdout, stderr) => resolve({ error, stdout, stderr }))
  })

function readOutcome({ error, stdout, stderr }: Run): ProcessedImage {
  // A signal to stop means that the whole product is being stopped.
  if (error?.signal && !STOPS.includes(error.signal)) return { kind: 'ended', detail: `by ${error.signal}` }
  const outcome = error ? undefined : ProcessedImage.safeParse(parseJson(stdout))
  if (outcome?.success) return outcome.data
  throw new Error(`The picture program failed: ${stderr.slice(0, 1000)}`, { cause: error })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not our program's output: the schema refuses it.
    return undefined
  }
}
