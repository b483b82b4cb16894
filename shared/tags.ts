import * as z from 'zod'
import { optionalLine, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { TAG_COLORS, TAG_NAME_MAX, TAGS_PER_TESTIMONIAL } from './tag-limits.ts'
import { CHOSEN_MAX, ChosenIds } from './chosen-ids.ts'

/** One line. Two tags of a workspace never differ only in case or accents. */
const TagName = requiredLine('The name').pipe(
  z.string().max(TAG_NAME_MAX, `A tag’s name can be at most ${TAG_NAME_MAX} characters long.`),
)

/** The names in one cell of a table: "shelf test; for the shop". */
export const namesIn = (cell: string | null): string[] =>
  (cell ?? '')
    .split(/[;,|]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Of one testimonial. */
export const TagNames = z
  .array(TagName)
  .max(TAGS_PER_TESTIMONIAL, `A testimonial can have at most ${TAGS_PER_TESTIMONIAL} tags.`)

/** Tags of one testimonial, or those that a form gives. */
export const TagIds = z
  .array(z.string().max(64))
  .max(TAGS_PER_TESTIMONIAL, `A testimonial can have at most ${TAGS_PER_TESTIMONIAL} tags.`)

const Color = z.enum(TAG_COLORS, `A colour must be one of: ${TAG_COLORS.join(', ')}.`)

/** A tag as a testimonial has it. Only members see it. */
export const TagRef = z.strictObject({ id: z.string(), name: z.string(), color: Color })
export type TagRef = z.infer<typeof TagRef>

const count = z.number().int().min(0)

export const Tag = TagRef.extend({
  /** How many testimonials have it. */
  count,
})
export type Tag = z.infer<typeof Tag>

/** What clients bought. A testimonial has one or none: its `service`. */
export const Service = z.strictObject({ name: z.string(), count })
export type Service = z.infer<typeof Service>

export const listTags = defineEndpoint({
  method: 'GET',
  path: '/goodword/tag/list',
  access: 'viewer',
  summary: 'List tags by name, and the most used services, with how many testimonials have each',
  response: z.strictObject({ tags: z.array(Tag), services: z.array(Service) }),
})

/** Answers with the tag that has this name already, if there is one. */
export const createTag = defineEndpoint({
  method: 'POST',
  path: '/goodword/tag/create',
  access: 'editor',
  summary: 'Create a tag, or find the one with this name',
  body: z.strictObject({ name: TagName, color: Color.optional() }),
  response: Tag,
  errors: ['tags.too_many'],
})

export const updateTag = defineEndpoint({
  method: 'PUT',
  path: '/goodword/tag/:id',
  access: 'editor',
  summary: 'Rename or recolour a tag',
  body: z.strictObject({ name: TagName, color: Color }),
  response: Tag,
  errors: ['tags.not_found', 'tags.name_taken'],
})

const Removed = z.strictObject({
  /** How many testimonials had it. */
  count,
})

export const deleteTag = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/tag/:id',
  access: 'editor',
  summary: 'Delete a tag and take it off all testimonials',
  response: Removed,
  errors: ['tags.not_found', 'tags.in_use'],
})

/** Replaces all tags of one testimonial. */
export const setTags = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/tags',
  access: 'editor',
  summary: 'Set the tags of a testimonial',
  body: z.strictObject({ tagIds: TagIds }),
  response: z.strictObject({ tags: z.array(TagRef) }),
  errors: ['testimonials.not_found', 'tags.not_found'],
})

/**
 * Adds one tag to several testimonials, or removes it. Adding by `name` creates the tag if there is none with this name. Testimonials that don't exist, or that have
 * all the tags they can have, are among `failures`; the others are changed.
 */
export const changeTags = defineEndpoint({
  method: 'POST',
  path: '/goodword/tag/change',
  access: 'editor',
  summary: 'Add a tag to several testimonials, or remove it',
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('add'), name: TagName, ids: ChosenIds }),
    z.strictObject({ action: z.literal('remove'), tagId: z.string().max(64), ids: ChosenIds }),
  ]),
  response: z.strictObject({
    tag: Tag,
    /** Ids of testimonials that have it now, or don't have it any more. */
    changed: z.array(z.string()).max(CHOSEN_MAX),
    failures: z.array(z.strictObject({ id: z.string(), code: z.string(), message: z.string() })),
  }),
  errors: ['tags.not_found', 'tags.too_many'],
})

/** A name that differs from an existing service only in case or accents becomes that service. */
export const setService = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/service',
  access: 'editor',
  summary: 'Set or clear the service of a testimonial',
  body: z.strictObject({ service: optionalLine('Service') }),
  response: z.strictObject({ service: z.string().nullable() }),
  errors: ['testimonials.not_found'],
})

/**
 * The same for several. Testimonials that don't exist are among `failures`; the others are changed, all or none of them.
 */
export const setServices = defineEndpoint({
  method: 'POST',
  path: '/goodword/service/set',
  access: 'editor',
  summary: 'Set or clear the service of several testimonials',
  body: z.strictObject({ service: optionalLine('Service'), ids: ChosenIds }),
  response: z.strictObject({
    service: z.string().nullable(),
    changed: z.array(z.string()).max(CHOSEN_MAX),
    failures: z.array(z.strictObject({ id: z.string(), code: z.string(), message: z.string() })),
  }),
})

/** Of a service that exists, exactly. */
const ServiceName = z.string({ error: 'Service must be the name of a service.' }).max(200, 'This is not a service.')

/** With the name of another service, both become one. Widgets that show only this service follow. */
export const renameService = defineEndpoint({
  method: 'PUT',
  path: '/goodword/service',
  access: 'editor',
  summary: 'Rename a service on all testimonials',
  body: z.strictObject({ service: ServiceName, name: requiredLine('The name') }),
  response: Service,
  errors: ['services.not_found'],
})

export const deleteService = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/service',
  access: 'editor',
  summary: 'Take a service off all testimonials',
  query: z.strictObject({ service: ServiceName }),
  response: Removed,
  errors: ['services.not_found', 'services.in_use'],
})
