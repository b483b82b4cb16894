import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs'
import * as z from 'zod'
import { AppError } from '#server/kernel/app-error.ts'
import { ERASURE_KINDS } from './schema/backups.ts'

export const LEDGER_FILE = 'erasure-ledger'

const Erasure = z.strictObject({
  kind: z.enum(ERASURE_KINDS),
  subject: z.string().min(1),
  workspaceId: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
})
export type Erasure = z.output<typeof Erasure>

const FIELDS = new Set(Object.keys(Erasure.shape))

/** What a newer version says besides, and an older one may do without. The line keeps it. */
const OPTIONAL = 'optional'

/** A line with a kind or a field that we don't know: erasing again without it may be too little. */
const OfNewerVersion = z
  .looseObject({ kind: z.string(), subject: z.string(), at: z.iso.datetime() })
  .refine(({ kind, ...fields }) => {
    const isKnown = ERASURE_KINDS.some((known) => known === kind)
    return !isKnown || Object.keys(fields).some((field) => !FIELDS.has(field))
  })

/** The ledger can't be used. The message says why and what to do. */
export class LedgerError extends Error {}

const NEWLINE = 0x0a
const NEWLINE_TEXT = '\n'

/**
 * What was erased, in a file outside the database: a line of JSON each, without any address, name or text. Lines are only
 * added. A line without its end was never acknowledged, and is removed before the next is added.
 */
export function appendToLedger(path: string, erasures: readonly Erasure[]): void {
  try {
    append(path, linesOf(erasures))
  } catch (cause) {
    throw new AppError({
      code: 'erasures.not_recorded',
      status: 503,
      message: 'This couldn’t be recorded for good, so nothing was changed. Try again in a few minutes.',
      retryAfterSeconds: 60,
      cause,
    })
  }
}

const linesOf = (erasures: readonly Erasure[]) =>
  Buffer.from(erasures.map((erasure) => JSON.stringify(erasure) + NEWLINE_TEXT).join(''))

function append(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'a+', 0o600)
  try {
    const { size } = fstatSync(file)
    const whole = wholeLines(file, size)
    if (whole < size) ftruncateSync(file, whole)
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written)
      fsyncSync(file)
    } catch (error) {
      ftruncateSync(file, whole)
      throw error
    }
  } finally {
    closeSync(file)
  }
}

/** How many bytes end with a whole line. Lines are short, so the end is near. */
function wholeLines(file: number, size: number): number {
  const byte = Buffer.alloc(1)
  let end = size
  while (end > 0) {
    readSync(file, byte, 0, 1, end - 1)
    if (byte[0] === NEWLINE) return end
    end -= 1
  }
  return 0
}

/** The whole lines of a ledger; empty when there is none yet. */
export function readLedger(path: string): Buffer {
  if (!existsSync(path)) return Buffer.alloc(0)
  const bytes = readFileSync(path)
  return bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1)
}

/** Throws LedgerError for a line that is not ours. */
export function parseLedger(bytes: Buffer, path: string): Erasure[] {
  return bytes
    .toString()
    .split(NEWLINE_TEXT)
    .slice(0, -1)
    .map((line, index) => {
      const found = withoutOptional(jsonOf(line))
      const parsed = Erasure.safeParse(found)
      if (OfNewerVersion.safeParse(found).success)
        throw new LedgerError(
          `Line ${index + 1} of the ledger ${path} was written by a newer version of Goodword, which this one can’t read. Use that version.`,
        )
      if (!parsed.success)
        throw new LedgerError(`Line ${index + 1} of the ledger ${path} is damaged. Use another copy of the ledger.`)
      return parsed.data
    })
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function withoutOptional(line: unknown): unknown {
  if (typeof line !== 'object' || line === null || !(OPTIONAL in line)) return line
  const { [OPTIONAL]: _, ...needed } = line
  return needed
}

export const isContinuedBy = (earlier: Buffer, later: Buffer) => later.subarray(0, earlier.length).equals(earlier)

/**
 * Makes the second copy of the ledger if there is none. Throws LedgerError when it can't be written: otherwise nobody would
 * notice before a client wants something erased.
 */
export function ensureSecondLedger(secondPath: string): void {
  try {
    closeSync(openSync(secondPath, 'a+', 0o600))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new LedgerError(
      `Goodword can’t write to the ledger at ERASURE_LEDGER, ${secondPath} (${why}). Let it write there, or set ERASURE_LEDGER to a file in another folder: what clients erase is recorded there before it is gone.`,
    )
  }
}

/**
 * Brings the second copy of the ledger up to date, and makes it if there is none. Throws LedgerError when it can't be
 * written, and when it knows erasures that the first does not: the data is older than it, and would bring them back.
 */
export function updateSecondLedger(path: string, secondPath: string): void {
  ensureSecondLedger(secondPath)
  const first = readLedger(path)
  const second = readLedger(secondPath)
  if (!isContinuedBy(second, first)) {
    throw new LedgerError(
      `The ledger at ERASURE_LEDGER, ${secondPath}, has erasures that the data folder doesn’t know. If the data is from a backup, restore it with npm run restore. If the ledger is another installation’s, set ERASURE_LEDGER to another file.`,
    )
  }
  if (second.length < first.length) append(secondPath, first.subarray(second.length))
}
