import type { ShownParts } from '#shared/submissions.ts'

const text: Record<keyof ShownParts, string> = {
  name: 'name',
  photo: 'photo',
  company: 'company and role',
  answers: 'answers',
}

const order = ['name', 'photo', 'company', 'answers'] as const

/**
 * Which parts a client allows to be shown with a public testimonial, and which not; `existing` leaves out parts that
 * are empty.
 */
export function partMessage(parts: ShownParts, existing: Partial<ShownParts> = {}) {
  const known = order.filter((part) => existing[part] !== false)
  return {
    allowed: known.filter((part) => parts[part]).map((part) => text[part]),
    kept: known.filter((part) => !parts[part]).map((part) => text[part]),
  }
}
