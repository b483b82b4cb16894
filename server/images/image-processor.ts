import { execFile, type ExecFileException } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
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
const DECODER = join(import.meta.dirname, 'sharp-decoder.ts')
const TIMEOUT_MS = 15_000
const AT_ONCE = 2
const STOPS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs each image in its own process, two at a time, killed after `timeoutMs`. */
export function createImageProcessor({
  program = PROGRAM,
  timeoutMs = TIMEOUT_MS,
}: { program?: string; timeoutMs?: number } = {}): ImageProcessor {
  const inTurn = createQueue(AT_ONCE)
  return (paths) => inTurn(async () => readOutcome(await runProgram({ program, timeoutMs, ...paths })))
}

type RunOptions = { program: string; file: string; folder: string; timeoutMs: number }
type Run = { stdout: string; stderr: string; error: ExecFileException | null }

const ROOT = join(import.meta.dirname, '../..')

/** What the program may read: itself, and the code that it imports, also if the packages are elsewhere. */
function readablePaths(program: string): string[] {
  const sharp = fileURLToPath(import.meta.resolve('sharp'))
  const packages = join(sharp.slice(0, sharp.lastIndexOf('node_modules')), 'node_modules')
  return [program, DECODER, join(ROOT, 'shared'), join(ROOT, 'package.json'), join(ROOT, 'node_modules'), packages]
}

/**
 * The file comes in as a stream, and only the folder can be written. An attacker who takes over the decoder finds no
 * secrets in the environment, and Node refuses to read other files and to start programs. Native code is not bound by
 * that: SECURITY.md says what it means.
 */
async function runProgram({ program, file, timeoutMs, ...paths }: RunOptions): Promise<Run> {
  const folder = resolve(paths.folder)
  const readable = [...readablePaths(program), folder].map((path) => `--allow-fs-read=${path}`)
  const permissions = ['--permission', '--allow-addons', ...readable, `--allow-fs-write=${folder}`]
  const options = { timeout: timeoutMs, killSignal: 'SIGKILL', env: {}, cwd: folder, windowsHide: true } as const
  const ended = Promise.withResolvers<Run>()
  const child = execFile(
    process.execPath,
    [...permissions, '--disable-warning=SecurityWarning', program, folder],
    options,
    (error, stdout, stderr) => ended.resolve({ error, stdout, stderr }),
  )
  // A program that ends early reads no further; how it ended says why.
  if (child.stdin) await pipeline(createReadStream(file), child.stdin).catch(() => undefined)
  return ended.promise
}

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
