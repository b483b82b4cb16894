import { MERGE_FIELDS } from '#shared/emails.ts'

const known: readonly string[] = MERGE_FIELDS

/** What looks like a field but is not one, as typed. It would be in the email just like that. */
function unknownFieldsIn(template: string): string[] {
  const typed = template.match(/\{\{[^{}\n]{0,40}\}{0,2}/g) ?? []
  const unknown = typed.filter((field) => !known.includes(/^\{\{[ \t]*(\w+)[ \t]*\}\}$/.exec(field)?.[1] ?? ''))
  return [...new Set(unknown.map((field) => field.trim()))]
}

/** Null where there is none. */
export function unknownFieldsMessage(template: string): string | null {
  const [first, ...others] = unknownFieldsIn(template)
  if (first === undefined) return null
  if (others.length === 0) return `${first} isn’t a known field. Clients will see it as is.`
  return `${[first, ...others].join(', ')} aren’t known fields. Clients will see them as is.`
}
