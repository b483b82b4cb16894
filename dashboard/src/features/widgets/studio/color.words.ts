import type { WidgetOptions } from '#shared/widgets.ts'
import { contrastOf } from './contrast.ts'
import { type ThemeColors, themeLooks } from './theme.colors.ts'

const TEXT_MIN = 4.5
const EDGE_MIN = 3
const STAR_MIN = 1.5

type Colors = WidgetOptions['colors']

/** `problem` is something that cannot be read or seen well, `unknown` what only the owner's own page can tell. */
export type ColorNote = { kind: 'problem' | 'unknown'; words: string }

const toOne = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}\u00a0:\u00a01`

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What is to be said of these colours on the theme that is chosen, a sentence or two each. */
export function colorNotes({ colors, theme }: Pick<WidgetOptions, 'colors' | 'theme'>): ColorNote[] {
  const [first = [], second = first] = themeLooks[theme].map((look) => problemsOf(colors, look))
  return [
    ...first.map((words) => (second.includes(words) ? capitalised(words) : `On light pages: ${words}`)),
    ...second.filter((words) => !first.includes(words)).map((words) => `On dark pages: ${words}`),
  ]
    .map((words): ColorNote => ({ kind: 'problem', words }))
    .concat(theme === 'plain' ? unknownsOf(colors) : [])
}

/** What cannot be read or seen well. Nothing is said of what the owner did not choose, nor of what is the page's own. */
function problemsOf(colors: Colors, look: Partial<ThemeColors>): string[] {
  const card = colors.card ?? look.card
  if (!card) return []
  const against = (name: 'text' | 'star' | 'accent') => {
    const color = colors[name] ?? look[name]
    return color && (colors[name] || colors.card) ? contrastOf(color, card) : Infinity
  }
  const [text, star] = [against('text'), against('star')]
  // Where none is chosen it is the colour of the text, which the widget keeps readable.
  const focus = colors.accent ? against('accent') : Infinity
  return [
    ...(text < TEXT_MIN
      ? [
          `text on the card has a contrast of ${toOne(text)}, and everybody can read it from 4.5\u00a0:\u00a01. Visitors see a stronger one than you chose.`,
        ]
      : []),
    ...(focus < EDGE_MIN
      ? [`the focus ring is hard to tell from the card, at ${toOne(focus)} instead of 3\u00a0:\u00a01.`]
      : []),
    ...(star < STAR_MIN ? ['the stars can hardly be seen on the card.'] : []),
  ]
}

/** On `plain` the text and the card are the page's, of which nobody here knows anything. */
function unknownsOf({ text, card, star, accent }: Colors): ColorNote[] {
  if (!card && (text || star || accent))
    return [
      {
        kind: 'unknown',
        words:
          'The ground is your page’s own, so it cannot be said here how well these colours stand out on it. Look at them on your page.',
      },
    ]
  if (card && !text)
    return [
      {
        kind: 'unknown',
        words: 'The text is your page’s own. Where it could not be read on this card, visitors see a stronger one.',
      },
    ]
  return []
}
