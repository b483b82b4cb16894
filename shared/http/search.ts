import * as z from 'zod'

export const SEARCH_MAX_LENGTH = 200

/** The `q` of a list that can be searched. Case and accents make no difference. */
export const SearchText = z
  .string('The search must be text.')
  .trim()
  .max(SEARCH_MAX_LENGTH, `The search can be at most ${SEARCH_MAX_LENGTH} characters long.`)
