import type { WidgetOptions } from '#shared/widgets.ts'

/** Accepts `#abc` and `AABBCC` too; null for empty input, undefined for what is not, or not yet, such a colour. */
export function readColor(typed: string): string | null | undefined {
  const digits = typed.trim().toLowerCase().replace(/^#/, '')
  if (digits === '') return null
  if (/^[\da-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  return /^[\da-f]{6}$/.test(digits) ? `#${digits}` : undefined
}

/** Any opaque CSS colour, like `rgb(140 42 107)` or `teal`, as the browser reads it. */
export function readCssColor(typed: string): string | undefined {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen || !CSS.supports('color', typed) || /current|var\(/i.test(typed)) return undefined
  pen.fillStyle = typed
  return /^#[\da-f]{6}$/.test(pen.fillStyle) ? pen.fillStyle : undefined
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, 1 to 21; text needs 4.5. Both as `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

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
