import { createRequire } from 'node:module'
import type * as Culori from 'culori'
import type { Accent } from '#shared/submissions.ts'

// As CommonJS it is one file instead of 151, so a server starts sooner. Safe: the types are those of the same package.
const load = createRequire(import.meta.url)
const { clampChroma, converter, formatHex, wcagContrast } = load('culori') as typeof Culori

/** The backgrounds an accent appears on (`shared/theme/tokens.css`), each theme's most difficult one first. */
const GROUNDS = { light: ['#f4f2ee', '#ffffff'], dark: ['#1c1916', '#0d0b09'] } as const
const MIN_CONTRAST = 4.5
const STEP = 0.005

const toOklch = converter('oklch')

/**
 * An owner's colour adjusted for light and dark backgrounds: the nearest lightness of the same hue that is readable
 * there, both as text and behind text in the background's colour. `color` is `#rrggbb`.
 */
export const accentOf = (color: string): Accent => ({
  light: moveUntilLegible(color, { grounds: GROUNDS.light, step: -STEP }),
  dark: moveUntilLegible(color, { grounds: GROUNDS.dark, step: STEP }),
})

function moveUntilLegible(color: string, { grounds, step }: { grounds: readonly string[]; step: number }): string {
  const start = toOklch(color)
  if (!start) throw new Error('The colour was not validated.')
  for (let lightness = start.l; lightness >= 0 && lightness <= 1; lightness += step) {
    const moved = formatHex(clampChroma({ ...start, l: lightness }, 'oklch'))
    if (grounds.every((ground) => wcagContrast(moved, ground) >= MIN_CONTRAST)) return moved
  }
  return step < 0 ? '#000000' : '#ffffff'
}
