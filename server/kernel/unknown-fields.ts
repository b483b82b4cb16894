/** Reads JSON of unknown shape. Every reader accepts anything, and returns the value or nothing. */
export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

const ITEMS_MAX = 100

/** The objects in a list of Stripe's, at most the first hundred. */
export function listOf(value: unknown): Fields[] {
  const { data } = fieldsOf(value)
  return Array.isArray(data) ? data.slice(0, ITEMS_MAX).filter(isFields) : []
}

const LATEST = Date.UTC(9999, 0)

/** Milliseconds, from seconds. */
export function instantOf(value: unknown): number | null {
  const at = typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) * 1000 : 0
  return at > 0 && at < LATEST ? at : null
}

/** One line, without characters that reverse the text around it. Null when nothing readable is left. */
export function textOf(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null
  const line = value
    .slice(0, 1000)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
  const short = [...line].slice(0, maxLength).join('').trim()
  return /[^\p{Cf}\p{Z}]/u.test(short) ? short : null
}
