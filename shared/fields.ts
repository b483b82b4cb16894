import * as z from 'zod'

/**
 * Field types shared by several contracts. Text is trimmed, normalised to NFC and free of control characters (names may
 * not contain line breaks either), so that it is shown exactly as stored.
 */
const hasNoControls = (text: string) => !/\p{Cc}/u.test(text)
const hasNoControlsButBreaks = (text: string) => !/[^\P{Cc}\n\t]/u.test(text)

// A zero-width space counts as empty.
const hasSomethingToRead = (text: string) => /[^\p{Cc}\p{Cf}\p{Z}]/u.test(text)

const normalise = (text: string) => text.normalize('NFC').trim()

/** One line of text, 1 to 200 characters. */
export const requiredLine = (label: string) =>
  z
    .string({ error: `${label} is required.` })
    .transform(normalise)
    .pipe(
      z
        .string()
        .refine(hasSomethingToRead, { error: `${label} is required.`, abort: true })
        .max(200, `${label} can be at most 200 characters long.`)
        .refine(hasNoControls, `${label} must be a single line of text.`),
    )

/** One line of text, or empty; empty becomes null. */
export const clearableLine = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .transform(normalise)
    .pipe(
      z
        .string()
        .max(200, `${label} can be at most 200 characters long.`)
        .refine(hasNoControls, `${label} must be a single line of text.`),
    )
    .transform((text) => (hasSomethingToRead(text) ? text : null))
    .nullable()

/** Like `clearableLine`; leaving it out means null too. */
export const optionalLine = (label: string) =>
  clearableLine(label)
    .optional()
    .transform((text) => text ?? null)

/** Several lines of text, 1 to `maxLength` characters; line breaks are `\n`. */
export const requiredText = (label: string, maxLength: number) =>
  z
    .string({ error: `${label} is required.` })
    .transform((text) => normalise(text.replace(/\r\n?/g, '\n')))
    .pipe(
      z
        .string()
        .refine(hasSomethingToRead, { error: `${label} is required.`, abort: true })
        .max(maxLength, `${label} can be at most ${maxLength.toLocaleString('en')} characters long.`)
        .refine(hasNoControlsButBreaks, `${label} must be plain text.`),
    )

/** Several lines of text, or empty; empty becomes null. */
export const optionalText = (label: string, maxLength: number) =>
  z
    .string({ error: `${label} must be text.` })
    .transform((text) => normalise(text.replace(/\r\n?/g, '\n')))
    .pipe(
      z
        .string()
        .max(maxLength, `${label} can be at most ${maxLength.toLocaleString('en')} characters long.`)
        .refine(hasNoControlsButBreaks, `${label} must be plain text.`),
    )
    .transform((text) => (hasSomethingToRead(text) ? text : null))
    .nullish()
    .transform((text) => text ?? null)

/** As zod's own, and top-level domains in other scripts (`xn--p1ai`) besides. */
const ADDRESS = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

/** Lower-case domain, in the ASCII form in which emails are sent: `ana@müller.example` is `ana@xn--mller-kva.example`. */
export function normalAddress(text: string): string {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  return at < 0 ? trimmed : `${trimmed.slice(0, at)}@${asciiDomain(trimmed.slice(at + 1).toLowerCase())}`
}

function asciiDomain(domain: string): string {
  const isForeign = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^a-z\d.-]/.test(domain)
  return isForeign && URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : domain
}

/** An email address, trimmed, with the part after the @ in lower case. At most 254 characters (RFC 5321). */
export const emailAddress = (label: string) =>
  z
    .string({ error: `${label} is required.` })
    .transform(normalAddress)
    .pipe(
      z
        .string()
        .min(1, `${label} is required.`)
        .max(254, `${label} can be at most 254 characters long.`)
        .pipe(z.email({ pattern: ADDRESS, error: `${label} must be an address like ana@example.com.` })),
    )

const ADDRESS_MAX = 500

/** A web address that begins with https://, as browsers write it, without a name or password in it. */
export const httpsAddress = z
  .string({ error: 'Enter an address.' })
  .transform(normalise)
  .pipe(
    z
      .string()
      .max(ADDRESS_MAX, { error: `An address can be at most ${ADDRESS_MAX} characters long.`, abort: true })
      .refine(isHttpsAddress, 'Enter an address that begins with https://, like https://feldmann.studio.'),
  )
  .transform((address) => new URL(address).href)

function isHttpsAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username + password === ''
}

/** Stars, 1 to 5; 0 means no rating, which is the default. */
export const stars = z
  .number('Rating must be a number from 0 to 5.')
  .int('Rating must be a whole number.')
  .min(0, 'Rating must be from 0 to 5.')
  .max(5, 'Rating must be from 0 to 5.')
  .default(0)
