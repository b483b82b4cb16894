import { SEARCH_MAX_LENGTH } from '#shared/http/search.ts'

/** The search that this typed text stands for. */
export const searchFrom = (typed: string): string => typed.trim().slice(0, SEARCH_MAX_LENGTH).trim().toWellFormed()
