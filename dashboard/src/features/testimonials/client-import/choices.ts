import type { BatchTiming } from '#shared/request-batches.ts'
import { DEFAULT_DAYS } from '../batches/days.select.tsx'
import type { Table } from '../import/table.ts'
import type { Ticks } from './checked-clients.ts'
import type { Columns, Corrections } from './clients.ts'

/** A file that was read, and what its columns hold. */
export type ClientFile = { name: string; table: Table; columns: Columns }

/** What the owner decides about the rows of a file. */
export type Choices = {
  corrections: Corrections
  ticks: Ticks
  timing: BatchTiming
  /** Null for the default form. */
  formId: string | null
}

export const NO_CHOICES: Choices = {
  corrections: new Map(),
  ticks: new Map(),
  timing: { kind: 'days', days: DEFAULT_DAYS },
  formId: null,
}
