import { FormSlug, SLUG_MAX_LENGTH } from '#shared/forms.ts'

// Words that visitors could take for a page of ours.
const RESERVED = new Set(
  `about account admin api app billing blog collect contact dashboard demo docs example examples faq feed form forms goodword
  help home legal login logout null official privacy security settings sign-in sign-up status stripe submit support system team
  terms test testimonial testimonials to undefined unsubscribe wall walls widget widgets www`.split(/\s+/),
)

export const isReservedAddress = (slug: string) => RESERVED.has(slug)

// Letters that don't come apart into a letter and an accent.
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** A name as the last part of an address; null when too little of it can be written with a to z. */
export function addressFrom(name: string): string | null {
  const letters = name
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELLED[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
  const slug = letters
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, '')
  return FormSlug.safeParse(slug).success && !isReservedAddress(slug) ? slug : null
}

/** The address itself, then with a number that makes it another one. */
export function withNumber(slug: string, number: number): string {
  if (number === 1) return slug
  const end = `-${number}`
  return slug.slice(0, SLUG_MAX_LENGTH - end.length).replace(/-$/, '') + end
}
