import type { TagColor } from '#shared/tag-limits.ts'

export type PickerOption = {
  key: string
  name: string
  color?: TagColor
  /** How many testimonials have it. */
  count?: number
  isChosen: boolean
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The options that contain what was typed, and whether typing it would make a new one. */
export function findOptions(options: readonly PickerOption[], typed: string) {
  const sought = folded(typed)
  return {
    found: options.filter(({ name }) => folded(name).includes(sought)),
    isNew: sought !== '' && !options.some(({ name }) => folded(name) === sought),
  }
}
