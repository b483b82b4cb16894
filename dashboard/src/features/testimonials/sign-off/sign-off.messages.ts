import { eitherOf } from '#shared/name-lists.ts'
import type { Testimonial } from '#shared/testimonials.ts'

/** Those who sign off for the open workspace. */
export type Signers = {
  /** Empty when nobody can at the moment. */
  names: readonly string[]
  /** The reader publishes without a sign-off. */
  mayOverrule: boolean
}

type Approved = Pick<Testimonial, 'isPrivate'>

/** Whether approving sends it for sign-off. Nobody reads a private one, so it needs none. */
export const asksSignOff = ({ isPrivate }: Approved, signers: Signers | null): boolean =>
  signers !== null && !signers.mayOverrule && !isPrivate

/** Whether approving publishes it although nobody has signed off. */
export const overrulesSignOff = ({ isPrivate }: Approved, signers: Signers | null): boolean =>
  signers !== null && signers.mayOverrule && !isPrivate

const NOBODY = 'No sign-off link is active'

/** In the dialog that approves one or several; null when no sign-off is needed. */
export function approvalMessage(rows: readonly Approved[], signers: Signers | null): string | null {
  if (!signers) return null
  const { names, mayOverrule } = signers
  const isOne = rows.length === 1
  if (rows.every(({ isPrivate }) => isPrivate)) return null
  if (mayOverrule)
    return names.length === 0
      ? `${NOBODY}. As the owner, you can publish without a sign-off.`
      : `${eitherOf(names)} has not signed off. As the owner, you can publish ${isOne ? 'it' : 'them'} without.`
  return names.length === 0
    ? `${NOBODY}, so only the owner can publish ${isOne ? 'it' : 'them'}.`
    : `${eitherOf(names)} signs off before ${isOne ? 'it is' : 'they are'} published, and gets at most one email a day.`
}

/** The toast after it was sent for sign-off. */
export const askedMessage = (count: number, { names }: Pick<Signers, 'names'>): string =>
  `${count === 1 ? 'Testimonial' : `${count} testimonials`} sent to ${eitherOf(names)} for sign-off.`

/** Beside a testimonial that waits. */
export const waitsMessage = (signers: Signers | null): string =>
  signers === null || signers.names.length === 0 ? 'Waits for a sign-off' : `Waits for ${eitherOf(signers.names)}`

/** Beside a testimonial that waited until nobody could sign off any more. */
export const BACK_TO_REVIEW = 'Back to review: nobody could sign off'

/** Above the list; null when there is nothing to say. */
export function signOffMessage({ names, waiting }: { names: readonly string[]; waiting: number }): string | null {
  if (names.length === 0) return 'Testimonials need a sign-off, and no sign-off link is active.'
  if (waiting === 0) return null
  return `${waiting === 1 ? '1 testimonial waits' : `${waiting} testimonials wait`} for a sign-off by ${eitherOf(names)}.`
}

/** The label of the button that approves. */
export const approvalVerb = (testimonial: Approved, signers: Signers | null): string =>
  asksSignOff(testimonial, signers)
    ? 'Send for sign-off'
    : overrulesSignOff(testimonial, signers)
      ? 'Publish without sign-off'
      : 'Approve'
