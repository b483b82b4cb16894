import type { ShownParts } from '#shared/submissions.ts'

const words: Record<keyof ShownParts, string> = {
  name: 'name',
  photo: 'photo',
  company: 'company and role',
  answers: 'answers',
}

const order = ['name', 'photo', 'company', 'answers'] as const

/** What a client lets be shown with public words, and what not; `existing` leaves out what there is nothing of. */
export function partWords(parts: ShownParts, existing: Partial<ShownParts> = {}) {
  const known = order.filter((part) => existing[part] !== false)
  return {
    allowed: known.filter((part) => parts[part]).map((part) => words[part]),
    kept: known.filter((part) => !parts[part]).map((part) => words[part]),
  }
}
