const rowOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-payment]')].find(({ dataset }) => dataset['payment'] === id)

/** The payment whose row contains an element. */
export const paymentOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-payment]')?.dataset['payment']

/** Focuses the first control in a payment's row, or the log if it has none. */
export function focusPayment(id: string): void {
  const next = rowOf(id)?.querySelector<HTMLElement>('button, a') ?? document.querySelector<HTMLElement>('[data-log]')
  next?.focus({ preventScroll: true })
}

/** For when the focused element has disappeared while a dialog was open. */
export function keepFocusOn(id: string): void {
  if (document.activeElement === document.body) focusPayment(id)
}
