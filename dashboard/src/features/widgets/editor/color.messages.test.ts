import { describe, expect, test } from 'vitest'
import { defaultWidgetOptions, type WidgetOptions } from '#shared/widgets.ts'
import { colorNotes } from './color.messages.ts'
import { contrastOf } from './colors.ts'

const none = defaultWidgetOptions.colors

const problems = (theme: WidgetOptions['theme'], colors: Partial<WidgetOptions['colors']>) =>
  colorNotes({ theme, colors: { ...none, ...colors } }).map(({ kind, text: wording }) => {
    expect(kind).toBe('problem')
    return wording
  })

const TEXT = (ratio: string) =>
  `he text has a contrast of only ${ratio}\u00a0:\u00a01 on the card. To keep it readable for everyone (4.5\u00a0:\u00a01), visitors see a stronger colour than you chose.`
const RING = (ratio: string) =>
  `he focus ring is hard to see on the card: its contrast is ${ratio}\u00a0:\u00a01 instead of 3\u00a0:\u00a01.`
const STARS = 'he stars are hard to see on the card.'

test('contrast is the one of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(['light', 'dark', 'auto', 'plain'] as const)(
  'nothing is said of the colours that %s brings along',
  (theme) => {
    expect(colorNotes({ theme, colors: none })).toEqual([])
  },
)

describe('text that cannot be read on the card', () => {
  test('is told with its contrast on the theme that is chosen', () => {
    expect(problems('light', { text: '#777777' })).toEqual([`T${TEXT('4.4')}`])
    expect(problems('dark', { text: '#777777' })).toEqual([`T${TEXT('3.8')}`])
    expect(problems('light', { text: '#0b3d2e' })).toEqual([])
    expect(problems('dark', { text: '#0b3d2e' })).toEqual([`T${TEXT('1.4')}`])
    expect(problems('dark', { text: '#efece8' })).toEqual([])
  })

  test('is told of a card that is chosen too, whoever brings the text', () => {
    expect(problems('light', { card: '#333333' })).toEqual([`T${TEXT('1.3')}`])
    expect(problems('dark', { card: '#333333' })).toEqual([])
  })

  test('is told for the pages on which it cannot be read, where the theme follows the page', () => {
    expect(problems('auto', { text: '#0b3d2e' })).toEqual([`On dark pages: t${TEXT('1.4')}`])
    expect(problems('auto', { text: '#efece8' })).toEqual([`On light pages: t${TEXT('1.1')}`])
    expect(problems('auto', { text: '#777777' })).toEqual([
      `On light pages: t${TEXT('4.4')}`,
      `On dark pages: t${TEXT('3.8')}`,
    ])
  })

  test('is told once where it is the same on all pages', () => {
    expect(problems('auto', { text: '#333333', card: '#111111' })).toEqual([`T${TEXT('1.4')}`])
  })
})

test('a focus ring and stars that can hardly be seen are told on the theme that is chosen', () => {
  expect(problems('light', { accent: '#eeeeee', star: '#ffffee' })).toEqual([`T${RING('1.1')}`, `T${STARS}`])
  expect(problems('dark', { accent: '#eeeeee', star: '#ffffee' })).toEqual([])
  expect(problems('auto', { accent: '#111111' })).toEqual([`On dark pages: t${RING('1.1')}`])
  expect(problems('light', { card: '#e4a021', text: '#000000' })).toEqual([`T${STARS}`])
})

describe('where the ground is the page’s own', () => {
  test('it is said that nobody knows here how colours stand out on it', () => {
    for (const colors of [{ text: '#ffffff' }, { star: '#ffffff' }, { accent: '#ffffff' }])
      expect(colorNotes({ theme: 'plain', colors: { ...none, ...colors } })).toEqual([
        { kind: 'unknown', text: expect.stringContaining('Check them on your page.') },
      ])
  })

  test('a card that is chosen is judged with the text that is chosen, and what is said of the page’s own text is true', () => {
    expect(problems('plain', { card: '#ffffff', text: '#777777' })).toEqual([`T${TEXT('4.4')}`])
    expect(colorNotes({ theme: 'plain', colors: { ...none, card: '#e4a021' } })).toEqual([
      { kind: 'problem', text: `T${STARS}` },
      { kind: 'unknown', text: expect.stringContaining('Your page sets the text colour.') },
    ])
  })
})
