import * as z from 'zod'

export const PAGE_SIZE = 20

/** `page` counts from 1. A page beyond the last one is empty and is not an error. */
export const PageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
})

/** `pageCount` is 0 when there is nothing at all. */
export const Pagination = z.strictObject({
  currentPage: z.number().int().min(1),
  pageCount: z.number().int().min(0),
})
export type Pagination = z.infer<typeof Pagination>
