import { execFile, type ExecFileException } from 'node:child_process'
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
  z.strictObject({ kind: z.literal('disk_full') }),
  /** It took too long or broke: the bytes, or a machine that is busy. */
  z.strictObject({ kind: z.literal('ended'), detail: z.string() }),
])
export type ProcessedPicture = z.infer<typeof ProcessedPicture>

/**
 * Port to whatever decodes pictures: writes the variants of a PNG or JPEG file into a folder that exists, as `512.webp`
 * and so on, upright and without metadata. Whatever the bytes are, it answers; what it throws is a mistake of ours.
 */
export type PictureProcessor = (paths: { file: string; folder: string }) => Promise<ProcessedPicture>

const PROGRAM = join(import.meta.dirname, 'sharp-program.ts')
const TIMEOUT_MS = 15_000
const AT_ONCE = 2
const STOPS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Each picture in a process of its own, two at a time, ended when it takes longer than `timeoutMs`. */
export function createPictureProcessor({
  program = PROGRAM,
  timeoutMs = TIMEOUT_MS,
}: { program?: string; timeoutMs?: number } = {}): PictureProcessor {
  const inTurn = createQueue(AT_ONCE)
  return ({ file, folder }) => inTurn(async () => readOutcome(await runProgram([program, file, folder], timeoutMs)))
}

type Run = { stdout: string; stderr: string; error: ExecFileException | null }

// The environment is empty: whoever takes the decoder over finds no secret in it.
const runProgram = (args: string[], timeoutMs: number): Promise<Run> =>
  new Promise((resolve) => {
    const options = { timeout: timeoutMs, killSignal: 'SIGKILL', env: {}, windowsHide: true } as const
    execFile(process.execPath, args, options, (error, stdout, stderr) => resolve({ error, stdout, stderr }))
  })

function readOutcome({ error, stdout, stderr }: Run): ProcessedPicture {
  // A signal to stop is nobody's fault: the whole product is being stopped.
  if (error?.signal && !STOPS.includes(error.signal)) return { kind: 'ended', detail: `by ${error.signal}` }
  const outcome = error ? undefined : ProcessedPicture.safeParse(parseJson(stdout))
  if (outcome?.success) return outcome.data
  throw new Error(`The picture program failed: ${stderr.slice(0, 1000)}`, { cause: error })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not what our program says: the schema refuses it.
    return undefined
  }
}
