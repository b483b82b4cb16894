const rowOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-payment]')].find(({ dataset }) => dataset['payment'] === id)

/** The payment in whose row an element stands. */
export const paymentOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-payment]')?.dataset['payment']

/** Gives the focus to what can be pressed in a payment's row, or to the log where nothing can. */
export function focusPayment(id: string): void {
  const next = rowOf(id)?.querySelector<HTMLElement>('button, a') ?? document.querySelector<HTMLElement>('[data-log]')
  next?.focus({ preventScroll: true })
}

/** Where what had the focus has gone while a dialog was open. */
export function keepFocusOn(id: string): void {
  if (document.activeElement === document.body) focusPayment(id)
}
