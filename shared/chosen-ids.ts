import * as z from 'zod'

/** How many testimonials one call can change. */
export const CHOSEN_MAX = 100

/** The testimonials that a call changes. */
export const ChosenIds = z
  .array(z.string().max(64))
  .min(1, 'Choose at least one testimonial.')
  .max(CHOSEN_MAX, `Choose at most ${CHOSEN_MAX} testimonials.`)
