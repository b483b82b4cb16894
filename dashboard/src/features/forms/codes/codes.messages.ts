import { type FormCodes, FORM_CODES_FEW } from '#shared/form-codes.ts'

const count = (codes: number) => (codes === 1 ? '1 code' : `${codes.toLocaleString('en')} codes`)

/** One code in each line. Empty lines don't count. */
export const codesIn = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The label of the button. */
export const addMessage = (codes: number): string => (codes === 0 ? 'Add codes' : `Add ${count(codes)}`)

/** How many there are; null without a list. */
export const leftMessage = ({ label, left, given }: FormCodes): string | null =>
  label === null
    ? null
    : `${count(left)} left for “${label}”, ${given === 0 ? 'none' : given.toLocaleString('en')} given so far.`

/** What the owner has to know; null while there are enough codes. */
export function fewMessage({ label, left }: FormCodes): string | null {
  if (label === null || left >= FORM_CODES_FEW) return null
  if (left === 0) return 'No codes left. Clients who answer now get your thank-you without a code.'
  return `Only ${count(left)} left. Later clients get your thank-you without a code.`
}
