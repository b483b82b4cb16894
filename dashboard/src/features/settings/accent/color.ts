/** A colour as people type it, as the server takes it: "8E3075" and "#abc" too; nothing is null. */
export function readColor(typed: string): string | null {
  const digits = typed.trim().toLowerCase().replace(/^#/, '')
  if (digits === '') return null
  return `#${/^[\da-f]{3}$/.test(digits) ? digits.replace(/./g, '$&$&') : digits}`
}

/** `readColor`, and undefined for what is no colour yet. */
export function chosenColor(typed: string): string | null | undefined {
  const color = readColor(typed)
  return color === null || /^#[\da-f]{6}$/.test(color) ? color : undefined
}
