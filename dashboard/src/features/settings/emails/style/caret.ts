type TextField = HTMLInputElement | HTMLTextAreaElement

/** Replaces the selection with text as if it were typed, so that the browser can undo it. */
export function insertText(field: TextField, text: string): void {
  field.focus()
  // Deprecated, but the only way that keeps the undo history.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export type Mark = '**' | '*'
type Selection = { text: string; start: number; end: number }
type Marked = Selection & { from: number; to: number; replacement: string }

const starsBefore = (text: string, at: number) => /\**$/.exec(text.slice(0, at))?.[0].length ?? 0
const starsAfter = (text: string, at: number) => /^\**/.exec(text.slice(at))?.[0].length ?? 0

const isMarked = (stars: number, mark: Mark) => (mark === '**' ? stars >= 2 : stars % 2 === 1)

/**
 * How to make a selection bold or italic, or to undo that: the range to replace, its replacement, and what to select
 * afterwards. Spaces at either end stay outside the marks.
 */
export function markSelection({ text, start, end, mark }: Selection & { mark: Mark }): Marked {
  const selected = text.slice(start, end)
  const blank = selected.trim() === ''
  const from = blank ? start : start + selected.length - selected.trimStart().length
  const to = blank ? end : end - (selected.length - selected.trimEnd().length)
  const inner = text.slice(from, to)
  const width = mark.length

  const around = Math.min(starsBefore(text, from), starsAfter(text, to))
  if (isMarked(around, mark))
    return done({ text, from: from - width, to: to + width, replacement: inner, start: from - width, end: to - width })

  const within = inner.length > 2 * width ? Math.min(starsAfter(inner, 0), starsBefore(inner, inner.length)) : 0
  if (isMarked(within, mark))
    return done({ text, from, to, replacement: inner.slice(width, -width), start: from, end: to - 2 * width })

  return done({ text, from, to, replacement: mark + inner + mark, start: from + width, end: to + width })
}

const done = ({ text, from, to, replacement, start, end }: Marked): Marked => ({
  text: text.slice(0, from) + replacement + text.slice(to),
  from,
  to,
  replacement,
  start,
  end,
})

/** Makes the selection in a field bold or italic, or undoes that. */
export function toggleMark(field: HTMLTextAreaElement, mark: Mark): void {
  const { value, selectionStart, selectionEnd } = field
  const { from, to, replacement, start, end } = markSelection({
    text: value,
    start: selectionStart,
    end: selectionEnd,
    mark,
  })
  field.setSelectionRange(from, to)
  insertText(field, replacement)
  field.setSelectionRange(start, end)
}
