import type { Context } from 'hono'
import { type Language, pickLanguage } from '#shared/languages.ts'

const HEADER_MAX = 512

/** The language of ours that an `Accept-Language` header prefers; English without one. */
export function acceptedLanguage(header: string | undefined): Language {
  const ranges = (header ?? '')
    .slice(0, HEADER_MAX)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
  // Equal weights keep their order.
  const preferred = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  return pickLanguage(preferred.map(({ tag }) => tag))
}

/** The language of an answer in the visitor's own, which caches keep for each language. */
export function visitorsLanguage(c: Context): Language {
  c.header('vary', 'accept-language', { append: true })
  return acceptedLanguage(c.req.header('accept-language'))
}
