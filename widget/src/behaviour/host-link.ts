import type { SettleRequest } from '../contract.ts'

/** A link of the host page that contains the widget underlines everything in it, except what is laid out inline. */
export function endUnderline({ host, frame }: SettleRequest): void {
  if (!host.closest('a')) return
  const { display } = getComputedStyle(frame)
  Object.assign(frame.style, { display: `inline-${display}`, inlineSize: '100%', verticalAlign: 'top' })
}
