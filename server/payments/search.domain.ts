import type { Payment } from '#shared/payments.ts'
import { foldText } from '#shared/folded-text.ts'

/** Whether a search finds a payment. `words` are folded; without any, everything is found. */
export function isFoundBy(
  words: readonly string[],
  { customerName, customerEmail, description }: Pick<Payment, 'customerName' | 'customerEmail' | 'description'>,
): boolean {
  if (words.length === 0) return true
  const text = foldText([customerName, customerEmail, description].filter((part) => part !== null).join('\n'))
  return words.every((word) => text.includes(word))
}
