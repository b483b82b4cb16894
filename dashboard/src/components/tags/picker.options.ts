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

/** The options that contain what was typed, those that begin with it first, and whether it would be a new one. */
export function findOptions(options: readonly PickerOption[], typed: string) {
  const sought = folded(typed)
  const begins = ({ name }: PickerOption) => folded(name).startsWith(sought)
  const found = options.filter(({ name }) => folded(name).includes(sought))
  return {
    found: [...found.filter(begins), ...found.filter((option) => !begins(option))],
    isNew: sought !== '' && !options.some(({ name }) => folded(name) === sought),
  }
}
