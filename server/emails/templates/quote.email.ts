import { html, raw } from 'hono/html'
import { unlinked } from '#server/kernel/safe-text.ts'
import { type Part, SERIF } from './layout.email.ts'

/** Stars as characters, and as text for screen readers. */
export type Stars = { glyphs: string; called: string }

export const starsOf = (rating: number) => '★'.repeat(rating) + '☆'.repeat(5 - rating)

/** Someone's text by lines, cut to a maximum length. Nothing in it becomes a link. */
export function quotedLines(wording: string, maxLength: number): string[] {
  const letters = [...wording]
  const shown = letters.length <= maxLength ? wording : `${letters.slice(0, maxLength).join('').trimEnd()} …`
  return unlinked(shown).split('\n')
}

export const quoteInText = (wording: readonly string[], stars: Stars | null) =>
  [stars && `${stars.glyphs} (${stars.called})`, ...wording]
    .filter((line) => line !== null)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

export const quote = (wording: readonly string[], stars: Stars | null): Part =>
  html`<div class="rule" style="margin:2px 0 22px;padding:2px 0 2px 18px;border-left:3px solid #d9d4cc">${stars && html`<div class="star" role="img" aria-label="${stars.called}" style="margin:0 0 6px;color:#b46d10;font:400 20px/28px ${raw(SERIF)};letter-spacing:2px">${stars.glyphs}</div>`}<div class="text" dir="auto" style="color:#231e19;font:400 18px/28px ${raw(SERIF)};text-align:start;word-break:break-word">${wording.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</div></div>`
