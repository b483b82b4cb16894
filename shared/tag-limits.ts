/** The colours of tags. Each has its own in both themes. */
export const TAG_COLORS = ['plum', 'blue', 'green', 'amber', 'red', 'grey'] as const
export type TagColor = (typeof TAG_COLORS)[number]

/** In a workspace. */
export const TAGS_MAX = 100
/** On one testimonial. */
export const TAGS_PER_TESTIMONIAL = 10
export const TAG_NAME_MAX = 40
/** How many services a list of them has: those with the most testimonials. */
export const SERVICES_LISTED = 100
