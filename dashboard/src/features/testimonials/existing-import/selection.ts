import type { ExistingRowInput } from '#shared/existing-import.ts'
import type { CheckedRow, Draft, ReadRow, ReadyRow } from './rows.ts'

/** What the owner has decided about rows, by their number. */
export type Choices = {
  /** Fields that were corrected in the cards. */
  fixes: ReadonlyMap<number, Partial<Draft>>
  skipped: ReadonlySet<number>
  /** Duplicates that are imported anyway. */
  anyway: ReadonlySet<number>
  /** The group that is shown; null for all. */
  shown: GroupName | null
}

export const NO_CHOICES: Choices = { fixes: new Map(), skipped: new Set(), anyway: new Set(), shown: null }

/** Why a row is a duplicate. */
export type Duplicate = { of: 'file'; row: number } | { of: 'workspace'; id: string }

/** The groups in the order in which they are shown. */
export const GROUP_NAMES = ['toFix', 'duplicates', 'alike', 'ready', 'skipped'] as const
export type GroupName = (typeof GROUP_NAMES)[number]

export type Groups = {
  toFix: CheckedRow[]
  duplicates: { row: ReadyRow; duplicate: Duplicate }[]
  /** Almost the same. They are imported unless the owner unticks them: a changed word may be another testimonial. */
  alike: { row: ReadyRow; duplicate: Duplicate }[]
  ready: ReadyRow[]
  /** Rows with a problem that the owner has skipped. Other skipped rows stay where they are, unticked. */
  skipped: CheckedRow[]
}

/** The row with what was corrected. Whoever corrects it has looked at it. */
export function fixed(row: ReadRow, { fixes }: Pick<Choices, 'fixes'>): ReadRow {
  const fix = fixes.get(row.number)
  return fix ? { ...row, draft: { ...row.draft, ...fix }, hasSurplus: false } : row
}

/** The choices once a row with a problem is skipped. */
export function skipped(choices: Choices, number: number): Choices {
  const anyway = new Set(choices.anyway)
  anyway.delete(number)
  return { ...choices, anyway, skipped: new Set(choices.skipped).add(number) }
}

/** The numbers of the rows that are not imported, although nothing may be wrong with them. */
export function leftOut(duplicates: ReadonlyMap<number, Duplicate>, choices: Choices): ReadonlySet<number> {
  const others = [...choices.skipped].filter((number) => !duplicates.has(number))
  return new Set([...others, ...[...duplicates.keys()].filter((number) => !choices.anyway.has(number))])
}

/** Problems first, then duplicates, then the rest. */
export function groupRows({
  rows,
  duplicates,
  alike,
  choices,
}: {
  rows: readonly CheckedRow[]
  duplicates: ReadonlyMap<number, Duplicate>
  alike: ReadonlyMap<number, Duplicate>
  choices: Choices
}): Groups {
  const groups: Groups = { toFix: [], duplicates: [], alike: [], ready: [], skipped: [] }
  for (const row of rows) {
    const duplicate = duplicates.get(row.number)
    const almost = alike.get(row.number)
    if (row.problem) groups[choices.skipped.has(row.number) ? 'skipped' : 'toFix'].push(row)
    else if (duplicate) groups.duplicates.push({ row, duplicate })
    else if (almost) groups.alike.push({ row, duplicate: almost })
    else groups.ready.push(row)
  }
  return groups
}

/** What will be imported. */
export function chosenRows(
  { ready, alike, duplicates }: Groups,
  choices: Choices,
  service: string,
): ExistingRowInput[] {
  const chosen = [
    ...[...ready, ...alike.map(({ row }) => row)].filter(({ number }) => !choices.skipped.has(number)),
    ...duplicates.map(({ row }) => row).filter(({ number }) => choices.anyway.has(number)),
  ]
  return chosen.map(({ row }) => (row.service || !service ? row : { ...row, service }))
}
