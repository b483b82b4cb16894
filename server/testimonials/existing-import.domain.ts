import { EXISTING_IMPORT_UNDO_DAYS, type ExistingImport } from '#shared/existing-import.ts'

const UNDO_MS = EXISTING_IMPORT_UNDO_DAYS * 24 * 60 * 60 * 1000

export type ImportState = ExistingImport['state']
type Dated = { state: ImportState; finishedAt: Date | null }

/** The last instant at which a finished import can be undone; null if it isn't finished or was undone. */
export const undoUntil = ({ state, finishedAt }: Dated): Date | null =>
  state === 'done' && finishedAt !== null ? new Date(finishedAt.getTime() + UNDO_MS) : null

/** Whether it can be cancelled or undone now. */
export function mayUndo(found: Dated, now: Date): boolean {
  const until = undoUntil(found)
  return until === null || now <= until
}

/** Imports that finished before can't be undone any more. */
export const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_MS)

const fold = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** Whether these are the same words, whatever their case and spacing. */
export const areSameWords = (one: string, other: string) => fold(one) === fold(other)

/** As SQLite folds: ASCII letters only. */
export const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
