import { MERGE_FIELDS } from '#shared/emails.ts'

const known: readonly string[] = MERGE_FIELDS

/** What looks like a field and is none, as it was typed: it would be in the mail just so. */
function unknownFieldsIn(template: string): string[] {
  const typed = template.match(/\{\{[^{}\n]{0,40}\}{0,2}/g) ?? []
  const unknown = typed.filter((field) => !known.includes(/^\{\{[ \t]*(\w+)[ \t]*\}\}$/.exec(field)?.[1] ?? ''))
  return [...new Set(unknown.map((field) => field.trim()))]
}

/** Null where there is none. */
export function unknownFieldsWords(template: string): string | null {
  const [first, ...others] = unknownFieldsIn(template)
  if (first === undefined) return null
  if (others.length === 0) return `${first} is not filled in: clients would read it as it stands.`
  return `${[first, ...others].join(', ')} are not filled in: clients would read them as they stand.`
}
