/** Each is a file of its own; wall, grid and list are all cards. */
export const LAYOUT_NAMES = ['cards', 'carousel', 'marquee', 'single', 'badge', 'avatars'] as const

export type LayoutName = (typeof LAYOUT_NAMES)[number]

export const layoutNameOf = (kind: string): LayoutName => LAYOUT_NAMES.find((name) => name === kind) ?? 'cards'
