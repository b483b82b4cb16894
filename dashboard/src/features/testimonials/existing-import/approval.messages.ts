import type { ImportedApproval, ImportedToApprove } from '#shared/imported-approval.ts'
import { testimonialCount } from './existing-import.messages.ts'

const number = (count: number) => count.toLocaleString('en')

/** Above the rows of an import. */
export const waitingMessage = (waiting: number): string =>
  `${testimonialCount(waiting)} of this import ${waiting === 1 ? 'waits' : 'wait'} for your decision.`

/** The label of the button. */
export const approveAllMessage = (waiting: number): string =>
  waiting === 1 ? 'Approve it' : `Approve all ${number(waiting)}`

/** The title of the dialog. */
export const questionMessage = ({ waiting, receivedVia }: Pick<ImportedToApprove, 'waiting' | 'receivedVia'>): string =>
  `Approve ${testimonialCount(waiting)} from ${receivedVia}?`

/** What approving them does. */
export function consequenceMessage({ waiting, private: kept }: Pick<ImportedToApprove, 'waiting' | 'private'>): string {
  const shown = waiting - kept
  if (shown === 0) return 'The clients made them private, so nobody else sees them.'
  const seen = `${shown === waiting ? 'Anyone' : `${number(shown)} of them: anyone`} can see them within a minute.`
  return kept === 0 ? seen : `${seen} ${number(kept)} ${kept === 1 ? 'stays' : 'stay'} private.`
}

/** The rows of the table of stars: those that there are, most stars first. */
export const starRows = (ratings: ImportedToApprove['ratings']): { stars: number; count: number }[] =>
  ratings
    .map((count, stars) => ({ stars, count }))
    .filter(({ count }) => count > 0)
    .toReversed()

type Counts = Pick<ImportedApproval, 'approved' | 'asked' | 'total'>

const doneOf = ({ approved, asked, total }: Counts) => `${number(approved + asked)} of ${number(total)}`

/** While they are being approved. */
export const progressMessage = (counts: Counts): string => `Approving testimonials: ${doneOf(counts)} done.`

/** The server had to stop. */
export const stoppedMessage = ({ reason, ...counts }: Counts & Pick<ImportedApproval, 'reason'>): string =>
  [`Approving stopped after ${doneOf(counts)}.`, reason].filter(Boolean).join(' ')

/** The toast after a member stopped it. */
export const cancelledMessage = (counts: Counts): string =>
  `Stopped after ${doneOf(counts)}.${counts.approved > 0 ? ' What is approved stays approved.' : ''}`

/** The toast at the end. */
export function approvedMessage({ approved, asked }: Pick<Counts, 'approved' | 'asked'>): string {
  const parts = [
    (approved > 0 || asked === 0) && `${testimonialCount(approved)} approved`,
    asked > 0 && `${testimonialCount(asked)} sent for sign-off`,
  ].filter((part) => part !== false)
  return `${parts.join(', ')}.`
}
