import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import type { Accent } from '#shared/submissions.ts'

/** The grounds that an accent stands on (`shared/theme/tokens.css`), each theme's hardest first. */
const GROUNDS = { light: ['#f4f2ee', '#ffffff'], dark: ['#1c1916', '#0d0b09'] } as const
const MIN_CONTRAST = 4.5
const STEP = 0.005

const toOklch = converter('oklch')

/**
 * What becomes of an owner's colour on light and on dark ground: the nearest lightness of the same hue that can be read
 * there, as text or under text of the ground's colour. `color` is `#rrggbb`.
 */
export const accentOf = (color: string): Accent => ({
  light: moveUntilLegible(color, { grounds: GROUNDS.light, step: -STEP }),
  dark: moveUntilLegible(color, { grounds: GROUNDS.dark, step: STEP }),
})

function moveUntilLegible(color: string, { grounds, step }: { grounds: readonly string[]; step: number }): string {
  const start = toOklch(color)
  if (!start) throw new Error('A colour that was never checked.')
  for (let lightness = start.l; lightness >= 0 && lightness <= 1; lightness += step) {
    const moved = formatHex(clampChroma({ ...start, l: lightness }, 'oklch'))
    if (grounds.every((ground) => wcagContrast(moved, ground) >= MIN_CONTRAST)) return moved
  }
  return step < 0 ? '#000000' : '#ffffff'
}
