import * as z from 'zod'

export const NOTE_MAX = 2000
export const NOTES_PER_TESTIMONIAL = 100

/** What a member wrote about a testimonial, for the team only. */
export const Note = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** Of the author. There may be no such account any more. */
  userId: z.string(),
  /** The author's name at that time. */
  name: z.string(),
  at: z.iso.datetime(),
})
export type Note = z.infer<typeof Note>
