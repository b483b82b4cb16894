import type { WIDGET_KINDS } from '#shared/constants.ts'

/** Each is a file of its own; wall, grid and list are all cards. */
export const LAYOUT_NAMES = ['cards', 'carousel', 'marquee', 'single', 'badge', 'avatars', 'text'] as const

export type LayoutName = (typeof LAYOUT_NAMES)[number]

export const layoutOf = (kind: (typeof WIDGET_KINDS)[number]): LayoutName =>
  kind === 'wall' || kind === 'grid' || kind === 'list' ? 'cards' : kind

/** Of what the page says, which may be anything. */
export const layoutNamed = (kind: string): LayoutName => LAYOUT_NAMES.find((name) => name === kind) ?? 'cards'
