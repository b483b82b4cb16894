const ID_PREFIX = 'testimonial-'
const PAYMENT_PREFIX = 'payment-'

/** The row's element id. */
export const rowId = (testimonialId: string) => `${ID_PREFIX}${testimonialId}`

const rowElements = () => [...document.querySelectorAll<HTMLElement>(`tr[id^="${ID_PREFIX}"]`)]

/** Also those of payments. */
const allRows = () => [
  ...document.querySelectorAll<HTMLElement>(`tr:is([id^="${ID_PREFIX}"], [id^="${PAYMENT_PREFIX}"])`),
]

/** Focuses the first action of a testimonial. */
export function focusRow(testimonialId: string) {
  const buttons = document.getElementById(rowId(testimonialId))?.querySelectorAll<HTMLElement>('td:last-child button')
  Array.from(buttons ?? [])
    .find((button) => button.checkVisibility())
    ?.focus()
}

/** The testimonial whose row contains the focus. */
export const focusedTestimonialId = (): string | undefined =>
  document.activeElement?.closest(`tr[id^="${ID_PREFIX}"]`)?.id.slice(ID_PREFIX.length)

/** Focuses the row after or before the focused one; the first row when none is focused. */
export function focusNeighbour(which: 'next' | 'previous') {
  const rows = allRows()
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const target = current < 0 ? 0 : current + (which === 'next' ? 1 : -1)
  rows.at(Math.max(0, Math.min(target, rows.length - 1)))?.focus()
}

/** The testimonial of the next row, or of the previous one if it is the last. */
export function neighbourRow(testimonialId: string): string | undefined {
  const rows = rowElements()
  const current = rows.findIndex(({ id }) => id === rowId(testimonialId))
  return (rows[current + 1] ?? rows[current - 1])?.id.slice(ID_PREFIX.length)
}

/** Focuses a row as soon as nothing covers it, unless something else has the focus by then. */
export function focusRowWhenFree(testimonialId: string | undefined) {
  if (testimonialId === undefined) return
  requestAnimationFrame(() => {
    if (document.querySelector('dialog[open]')) return focusRowWhenFree(testimonialId)
    if (document.activeElement === document.body) focusRow(testimonialId)
  })
}

/** The row's element id. Payments have rows too, and are no testimonials. */
export const paymentRowId = (paymentId: string) => `${PAYMENT_PREFIX}${paymentId}`

/** Where a payment is shown with its details. */
export const paymentPath = (paymentId: string) => `/payments?show=onHold#${encodeURIComponent(paymentId)}`

/** The payment whose row contains the focus. */
export const focusedPaymentId = (): string | undefined =>
  document.activeElement?.closest(`tr[id^="${PAYMENT_PREFIX}"]`)?.id.slice(PAYMENT_PREFIX.length)

/** The place of a payment among all rows; -1 when it has none. */
export const indexOfPaymentRow = (paymentId: string): number =>
  allRows().findIndex(({ id }) => id === paymentRowId(paymentId))

/** Focuses the row at a place, or else the last. */
export const focusRowAt = (index: number) =>
  allRows()
    .at(Math.min(index, allRows().length - 1))
    ?.focus()
