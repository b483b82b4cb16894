import type { WidgetOptions } from '#shared/widgets.ts'
import { contrastOf } from './contrast.ts'

const TEXT_MIN = 4.5
const EDGE_MIN = 3

/** What of the widget's own colours is known: on other themes they are the page's. */
const LIGHT = { text: '#1f1d1a', card: '#ffffff', star: '#e49921' }

const toOne = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`

/** What cannot be read well with these colours, a sentence each. */
export function colorWarnings({ colors, theme }: Pick<WidgetOptions, 'colors' | 'theme'>): string[] {
  const ours = theme === 'light' ? LIGHT : { text: null, card: null, star: null }
  const card = colors.card ?? ours.card
  const text = colors.text ?? ours.text
  const isChosen = (...names: (keyof WidgetOptions['colors'])[]) => names.some((name) => colors[name] !== null)
  const warnings: string[] = []
  if (card && text && isChosen('text', 'card') && contrastOf(text, card) < TEXT_MIN)
    warnings.push(
      `Text on the card has a contrast of ${toOne(contrastOf(text, card))}. From 4.5 : 1 everybody can read it.`,
    )
  if (card && colors.accent && contrastOf(colors.accent, card) < EDGE_MIN)
    warnings.push(
      `The accent is hard to tell from the card, at ${toOne(contrastOf(colors.accent, card))} instead of 3 : 1.`,
    )
  if (card && colors.star && contrastOf(colors.star, card) < 1.5)
    warnings.push('The stars can hardly be seen on the card.')
  return warnings
}
