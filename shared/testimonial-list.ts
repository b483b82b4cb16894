import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { PageQuery, Pagination } from './http/pagination.ts'
import { SearchText } from './http/search.ts'
import { TestimonialStatus, Testimonial } from './testimonials.ts'

const count = z.number().int().min(0)

/**
 * The orders of the list. `needs-you` begins with what waits for the owner (`needsOwner`): answers, then undelivered
 * requests, each oldest first. Everything else follows, newest first; with a search or a filter it is the same as `newest`. Testimonials without a
 * rating come last in both rating orders.
 */
export const TestimonialOrder = z.enum(['needs-you', 'newest', 'oldest', 'rating-high', 'rating-low', 'name'])
export type TestimonialOrder = z.infer<typeof TestimonialOrder>

export const TestimonialListQuery = PageQuery.extend({
  /** Only testimonials with this status. */
  status: TestimonialStatus.optional(),
  /** Only testimonials whose name, address, text or company contains this, ignoring case and accents. */
  q: SearchText.optional(),
  /** Only testimonials with the tag that has this id. */
  tag: z.string().max(64, 'Tag must be the id of a tag.').optional(),
  /** Only testimonials with exactly this service. */
  service: z.string().max(200, 'Service must be the name of a service.').optional(),
  /** Only answers through the collection link of the form that has this id. */
  form: z.string().max(64, 'Form must be the id of a form.').optional(),
  /** Only testimonials that came with the import of existing testimonials that has this id. */
  importId: z.string().max(64, 'Import must be the id of an import.').optional(),
  /** Only what is assigned to this member: a user id, `me`, or `nobody`. */
  assignee: z.string().max(64, 'Assignee must be the id of a member, me or nobody.').optional(),
  sort: TestimonialOrder.default('newest'),
})

/** Counts per status of everything that the search and the filters by tag, service, form, import and assignee find. */
export const TestimonialCounts = z.strictObject({
  all: count,
  pending: count,
  sent: count,
  submitted: count,
  approved: count,
  rejected: count,
})
export type TestimonialCounts = z.infer<typeof TestimonialCounts>

export const listTestimonials = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/list',
  access: 'viewer',
  summary: 'List requests and testimonials, with search, filter and order',
  query: TestimonialListQuery,
  response: z.strictObject({
    items: z.array(Testimonial),
    pagination: Pagination,
    counts: TestimonialCounts,
    /** How many wait for the owner; only in the order `needs-you`, without a search or a filter. */
    needsYou: count.optional(),
    /**
     * Who signs off, by name, and how many of the workspace wait for it; left out when no sign-off is needed.
     */
    signOff: z.strictObject({ names: z.array(z.string()), waiting: count }).optional(),
    /** Payments on hold until the owner does something, and those for lack of requests; left out when there are none. */
    paymentsOnHold: z.strictObject({ needsYou: count, quota: count }).optional(),
  }),
})
