import type { WidgetOptions } from '#shared/widgets.ts'
import { contrastOf, type ThemeColors, themeStyles } from './colors.ts'

const TEXT_MIN = 4.5
const EDGE_MIN = 3
const STAR_MIN = 1.5

type Colors = WidgetOptions['colors']

/**
 * `problem` is something that is hard to read or see; `unknown` is something that only the owner's own page can show.
 */
export type ColorNote = { kind: 'problem' | 'unknown'; text: string }

const toOne = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}\u00a0:\u00a01`

const capitalised = (wording: string) => wording.charAt(0).toUpperCase() + wording.slice(1)

/** Notes on these colours with the chosen theme, one or two sentences each. */
export function colorNotes({ colors, theme }: Pick<WidgetOptions, 'colors' | 'theme'>): ColorNote[] {
  const [first = [], second = first] = themeStyles[theme].map((look) => problemsOf(colors, look))
  return [
    ...first.map((wording) => (second.includes(wording) ? capitalised(wording) : `On light pages: ${wording}`)),
    ...second.filter((wording) => !first.includes(wording)).map((wording) => `On dark pages: ${wording}`),
  ]
    .map((wording): ColorNote => ({ kind: 'problem', text: wording }))
    .concat(theme === 'plain' ? unknownsOf(colors) : [])
}

/**
 * What is hard to read or see. Colours that the owner did not choose, or that come from the page, are not mentioned.
 */
function problemsOf(colors: Colors, look: Partial<ThemeColors>): string[] {
  const card = colors.card ?? look.card
  if (!card) return []
  const against = (name: 'text' | 'star' | 'accent') => {
    const color = colors[name] ?? look[name]
    return color && (colors[name] || colors.card) ? contrastOf(color, card) : Infinity
  }
  const [text, star] = [against('text'), against('star')]
  // By default the focus ring has the colour of the text, which the widget keeps readable.
  const focus = colors.accent ? against('accent') : Infinity
  return [
    ...(text < TEXT_MIN
      ? [
          `the text has a contrast of only ${toOne(text)} on the card. To keep it readable for everyone (4.5\u00a0:\u00a01), visitors see a stronger colour than you chose.`,
        ]
      : []),
    ...(focus < EDGE_MIN
      ? [`the focus ring is hard to see on the card: its contrast is ${toOne(focus)} instead of 3\u00a0:\u00a01.`]
      : []),
    ...(star < STAR_MIN ? ['the stars are hard to see on the card.'] : []),
  ]
}

/** With `plain`, text and card colours come from the page, which is unknown here. */
function unknownsOf({ text, card, star, accent }: Colors): ColorNote[] {
  if (!card && (text || star || accent))
    return [
      {
        kind: 'unknown',
        text: 'Your page sets the background, so we can’t check these colours here. Check them on your page.',
      },
    ]
  if (card && !text)
    return [
      {
        kind: 'unknown',
        text: 'Your page sets the text colour. If it’s hard to read on this card, visitors see a stronger colour.',
      },
    ]
  return []
}
