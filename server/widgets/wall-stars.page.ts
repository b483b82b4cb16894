import { html } from 'hono/html'
import type { Language } from '#shared/languages.ts'
import { messageIn } from '#shared/widget-messages/message-in.ts'
import { averageIn } from './wall.messages.ts'

const STAR = 'M12 2.8l2.9 5.8 6.4.9-4.6 4.5 1 6.4-5.7-3-5.7 3 1-6.4-4.6-4.5 6.4-.9z'
const PITCH = 25

/** Five stars, the last one filled in part. */
export function stars(rating: number, language: Language) {
  const written = Number.isInteger(rating) ? String(rating) : averageIn(language, rating)
  const five = [0, 1, 2, 3, 4].map((star) => html`<path d="${STAR}" transform="translate(${star * PITCH})"/>`)
  return html`<svg class="five" viewBox="0 0 124 24" role="img" aria-label="${messageIn(language, 'Rated {0} out of 5').replace('{0}', written)}"><g>${five}</g><svg width="${(rating * PITCH - 1).toFixed(1)}"><g>${five}</g></svg></svg>`
}
