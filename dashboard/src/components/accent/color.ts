/** A typed colour in the form the server takes; accepts "8E3075" and "#abc" too. Empty becomes null. */
export function readColor(typed: string): string | null {
  const digits = typed.trim().toLowerCase().replace(/^#/, '')
  if (digits === '') return null
  return `#${/^[\da-f]{3}$/.test(digits) ? digits.replace(/./g, '$&$&') : digits}`
}

/** Like `readColor`, but undefined for what is not a colour yet. */
export function chosenColor(typed: string): string | null | undefined {
  const color = readColor(typed)
  return color === null || /^#[\da-f]{6}$/.test(color) ? color : undefined
}
