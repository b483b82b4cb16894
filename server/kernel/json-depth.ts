/**
 * Whether lists and objects in a JSON text are nested more than `max` levels deep. It stops at the first one that is, and
 * needs no memory: much of our code and our libraries' code calls itself for each level.
 */
export function isDeeperThan(max: number, text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > max) return true
  }
  return false
}

/** The index of the quote that ends the string, or of the end of the text. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text[first - 1] === '\\') first -= 1
  return (at - first) % 2 === 1
}
