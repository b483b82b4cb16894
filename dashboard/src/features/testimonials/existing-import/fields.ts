/** What a column of a file can hold. */
export const FIELDS = [
  'name',
  'lastName',
  'title',
  'testimonial',
  'rating',
  'date',
  'email',
  'company',
  'role',
  'originalUrl',
  'service',
  'tags',
  'photo',
] as const
export type Field = (typeof FIELDS)[number]

/** How titles are compared. */
export const foldTitle = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
