/** Accepts `#abc` and `AABBCC` too; null for empty input, undefined for what is not, or not yet, such a colour. */
export function readColor(typed: string): string | null | undefined {
  const digits = typed.trim().toLowerCase().replace(/^#/, '')
  if (digits === '') return null
  if (/^[\da-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  return /^[\da-f]{6}$/.test(digits) ? `#${digits}` : undefined
}

/** Any opaque CSS colour, like `rgb(140 42 107)` or `teal`, as the browser reads it. */
export function readCssColor(typed: string): string | undefined {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen || !CSS.supports('color', typed) || /current|var\(/i.test(typed)) return undefined
  pen.fillStyle = typed
  return /^#[\da-f]{6}$/.test(pen.fillStyle) ? pen.fillStyle : undefined
}
