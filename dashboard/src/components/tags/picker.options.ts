import type { TagColor } from '#shared/tag-limits.ts'
import { foldName } from '#shared/folded-text.ts'

export type PickerOption = {
  key: string
  name: string
  color?: TagColor
  /** How many testimonials have it. None is not shown. */
  count?: number
  isChosen: boolean
}

/** The options that contain what was typed, those that begin with it first, and whether it would be a new one. */
export function findOptions(options: readonly PickerOption[], typed: string) {
  const sought = foldName(typed)
  const begins = ({ name }: PickerOption) => foldName(name).startsWith(sought)
  const found = options.filter(({ name }) => foldName(name).includes(sought))
  return {
    found: [...found.filter(begins), ...found.filter((option) => !begins(option))],
    isNew: sought !== '' && !options.some(({ name }) => foldName(name) === sought),
  }
}
