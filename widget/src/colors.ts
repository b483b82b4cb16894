/** Red, green and blue in sRGB, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

const LEAST_CONTRAST = 4.5
/** A corrected colour goes a little further than needed, so that rounding to whole screen values cannot undo it. */
const SAFE_CONTRAST = 4.6
const STEPS = 40
const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [1, 1, 1]
/** The lightness at which white and black have the same contrast. */
const MIDDLE = 0.56

/** Text that is readable on the background: unchanged where it is, else lightened or darkened as little as possible. */
export function makeReadable(text: Rgb, ground: Rgb): Rgb {
  if (contrastOf(text, ground) >= LEAST_CONTRAST) return text
  const [near, far] = luminanceOf(text) < luminanceOf(ground) ? [BLACK, WHITE] : [WHITE, BLACK]
  const aim = contrastOf(near, ground) >= SAFE_CONTRAST ? near : far
  for (let step = 1; step < STEPS; step++) {
    const moved = mix(text, aim, step / STEPS)
    if (contrastOf(moved, ground) >= SAFE_CONTRAST) return moved
  }
  return aim
}

/** `share` of the second colour, the rest of the first. */
export function mix([red, green, blue]: Rgb, other: Rgb, share: number): Rgb {
  return [red + (other[0] - red) * share, green + (other[1] - green) * share, blue + (other[2] - blue) * share]
}

/**
 * True where white is more readable than black; undefined where nothing covers what is below, or the value cannot be
 * parsed.
 */
export function isDark(css: string): boolean | undefined {
  const [, name = '', list = ''] = /^(\w+)\((?:[a-z][\w-]* )?(.*)\)$/.exec(css) ?? []
  const [first = 0, second = 0, third = 0, alpha = 1] = list.split(/[\s,/]+/).map((part) => parseFloat(part) || 0)
  if (alpha <= 0.5) return undefined
  if (/^rgba?$/.test(name)) return isRgbDark([first / 255, second / 255, third / 255])
  if (name === 'color') return isRgbDark([first, second, third])
  if (name.startsWith('okl')) return first < MIDDLE
  if (name.startsWith('l')) return (first + 16) / 116 < MIDDLE
  return undefined
}

const isRgbDark = (rgb: Rgb) => Math.cbrt(luminanceOf(rgb)) < MIDDLE

function contrastOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const luminanceOf = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
