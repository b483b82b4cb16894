import type { ExistingImport, ExistingImportContent } from '#shared/existing-import.ts'
import { formatInstant } from '../../../lib/moments.ts'

const number = (count: number) => count.toLocaleString('en')

export const testimonialCount = (count: number): string =>
  count === 1 ? '1 testimonial' : `${number(count)} testimonials`

export const readyMessage = ({ ready, total }: { ready: number; total: number }): string =>
  `${number(ready)} of ${total === 1 ? '1 row' : `${number(total)} rows`} ${ready === 1 ? 'is' : 'are'} ready`

/** What isn't imported, and why; null if everything is. */
export function leftOutMessage({
  toFix,
  duplicates,
  skipped,
}: {
  toFix: number
  duplicates: number
  skipped: number
}): string | null {
  const parts = [
    toFix > 0 && `${number(toFix)} ${toFix === 1 ? 'needs' : 'need'} fixing`,
    duplicates > 0 && (duplicates === 1 ? '1 is a duplicate' : `${number(duplicates)} are duplicates`),
    skipped > 0 && (skipped === 1 ? '1 is skipped' : `${number(skipped)} are skipped`),
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `Not imported: ${parts.join(', ')}.`
}

/** Where an import is. */
export function importState({ state, imported, received, total, receivedVia }: ExistingImport): string {
  switch (state) {
    case 'receiving':
      return `An import from ${receivedVia} isn’t finished: ${number(received)} of ${number(total)} rows have arrived.`
    case 'importing':
      return `Importing from ${receivedVia}: ${number(imported)} of ${number(total)}.`
    case 'done':
      return `${testimonialCount(imported)} imported from ${receivedVia}.`
    case 'removing':
      return `The import from ${receivedVia} is being undone.`
    case 'removed':
      return `The import from ${receivedVia} is undone.`
  }
}

/** How many of them visitors see. */
export function shownMessage({ approved }: Pick<ExistingImportContent, 'approved'>): string {
  if (approved === 0) return 'None is shown yet.'
  return approved === 1 ? '1 is shown.' : `${number(approved)} are shown.`
}

const TAGS_MESSAGE = 'Tags that it made are deleted too, unless something else uses them.'

/** What cancelling an import does, before any of its testimonials is there. */
export const CANCEL_MESSAGES = ['Its rows are deleted. None of them can be seen yet.', TAGS_MESSAGE]

/** What undoing an import does. */
export function undoMessages({
  present,
  approved,
  changedByClient,
  receivedVia,
}: Pick<ExistingImportContent, 'present' | 'approved' | 'changedByClient' | 'receivedVia'>): string[] {
  const removed = present - changedByClient
  return [
    `This deletes ${testimonialCount(removed)} imported from ${receivedVia}, with their tags, services and decisions.`,
    ...(approved > 0
      ? [
          `${number(approved)} of them ${approved === 1 ? 'is' : 'are'} approved, and visitors will no longer see ${approved === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...(changedByClient > 0
      ? [
          `${number(changedByClient)} ${changedByClient === 1 ? 'was' : 'were'} changed by the client since, and ${changedByClient === 1 ? 'stays' : 'stay'}.`,
        ]
      : []),
    TAGS_MESSAGE,
  ]
}

/** Who imported it and when, and until when it can be undone. */
export const importDetail = ({ memberName, startedAt, undoUntil }: ExistingImport) =>
  [
    `${memberName ? `${memberName}, ` : ''}${formatInstant(startedAt)}.`,
    undoUntil && `You can undo it until ${formatInstant(undoUntil)}.`,
  ]
    .filter(Boolean)
    .join(' ')
