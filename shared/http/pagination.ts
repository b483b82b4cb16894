import * as z from 'zod'

export const PAGE_SIZE = 20

function count(name: string, max: number) {
  const sentence = `${name} must be a whole number from 1 to ${max.toLocaleString('en')}.`
  return z.coerce.number(sentence).int(sentence).min(1, sentence).max(max, sentence)
}

/** `page` starts at 1. A page after the last one is empty, not an error. */
export const PageQuery = z.strictObject({
  page: count('Page', 1_000_000).default(1),
  pageSize: count('Page size', 100).default(PAGE_SIZE),
})

/** `pageCount` is 0 when the list is empty. */
export const Pagination = z.strictObject({
  currentPage: z.number().int().min(1),
  pageCount: z.number().int().min(0),
})
export type Pagination = z.infer<typeof Pagination>
