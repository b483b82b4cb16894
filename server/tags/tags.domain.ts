import { TAG_COLORS, type TagColor } from '#shared/tag-limits.ts'

/** The colour that the fewest tags have, so that they can be told apart. */
export function nextColor(tags: readonly { color: TagColor }[]): TagColor {
  const uses = (color: TagColor) => tags.filter((tag) => tag.color === color).length
  return TAG_COLORS.reduce((least, color) => (uses(color) < uses(least) ? color : least))
}
