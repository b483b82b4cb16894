import type { WidgetOptions } from '#shared/widgets.ts'

export type ColorName = keyof WidgetOptions['colors']

/** The default colours of a widget theme. */
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

/** Each way a theme can appear on a page. With `plain`, only the stars are ours. */
export const themeStyles: Record<WidgetOptions['theme'], readonly Partial<ThemeColors>[]> = {
  light: [LIGHT],
  dark: [DARK],
  auto: [LIGHT, DARK],
  plain: [{ star: LIGHT.star }],
}
