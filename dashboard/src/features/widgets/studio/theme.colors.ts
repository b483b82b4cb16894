import type { WidgetOptions } from '#shared/widgets.ts'

export type ColorName = keyof WidgetOptions['colors']

/** What a theme of the widget brings along for each of its colours. */
export type ThemeColors = Record<ColorName, string>

const LIGHT: ThemeColors = {
  text: '#1f1d1a',
  card: '#ffffff',
  border: '#dcd9d3',
  star: '#e49921',
  accent: '#1f1d1a',
}

const DARK: ThemeColors = {
  text: '#efece8',
  card: '#1e1b18',
  border: '#3d3832',
  star: '#e49921',
  accent: '#efece8',
}

/** Each way in which a theme may come to stand on a page. On `plain` only the stars are ours. */
export const themeLooks: Record<WidgetOptions['theme'], readonly Partial<ThemeColors>[]> = {
  light: [LIGHT],
  dark: [DARK],
  auto: [LIGHT, DARK],
  plain: [{ star: LIGHT.star }],
}
