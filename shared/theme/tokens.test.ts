import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Theme = 'light' | 'dark'
const themes: readonly Theme[] = ['light', 'dark']

function colorsOf(theme: Theme): Map<string, string> {
  const [light = '', dark = ''] = css.split("[data-theme='dark']")
  const read = (text: string) => [...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)]
  return new Map(
    [...read(light), ...(theme === 'dark' ? read(dark) : [])].map(([, name = '', hex = '']) => [name, hex]),
  )
}

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf({ theme, pair: [front, ground] }: { theme: Theme; pair: readonly [string, string] }): number {
  const colors = colorsOf(theme)
  const [lighter = 0, darker = 0] = [front, ground]
    .map((name) => luminanceOf(colors.get(name) ?? '#808080'))
    .toSorted((one, other) => other - one)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['background', 'surface', 'sunken'] as const
const statuses = ['neutral', 'info', 'success', 'danger'] as const

const texts: (readonly [string, string])[] = [
  ...['text', 'muted', 'accent', 'danger'].flatMap((front) => grounds.map((ground) => [front, ground] as const)),
  ...statuses.map((status) => [status, `${status}-ground`] as const),
  ['on-primary', 'primary'],
  ['on-accent', 'accent'],
]

/** Borders of controls, the ring of the focus, and the edge that shows what a star is. */
const controls = ['control-border', 'accent', 'star-edge', 'primary'].flatMap((front) =>
  grounds.map((ground) => [front, ground] as const),
)

/** Colour and ground that one rule of a style sheet names together. */
function pairsInStyles(): (readonly [string, string])[] {
  const sheets = globSync('{dashboard/src,server,scripts}/**/*.css', { cwd: root })
  const pairs = sheets.flatMap((sheet) => {
    const rules = readFileSync(join(root, sheet), 'utf8').match(/[^{}]*\{[^{}]*\}/g) ?? []
    return rules.flatMap((rule) => {
      const front = /(?:^|[\s;{])color: var\(--([\w-]+)\)/.exec(rule)?.[1]
      const ground = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rule)?.[1]
      return front && ground ? [`${front} ${ground}`] : []
    })
  })
  return [...new Set(pairs)].map((pair) => {
    const [front = '', ground = ''] = pair.split(' ')
    return [front, ground] as const
  })
}

test('black on white is 21:1', () => {
  expect(luminanceOf('#ffffff')).toBe(1)
  expect((luminanceOf('#ffffff') + 0.05) / (luminanceOf('#000000') + 0.05)).toBeCloseTo(21)
})

describe.each(themes)('in the %s theme', (theme) => {
  test('every colour of the table is there', () => {
    const known = colorsOf(theme)
    expect([...texts, ...controls].flat().filter((name) => !known.has(name))).toEqual([])
  })

  test.each(texts)('%s on %s can be read', (...pair) => {
    expect(contrastOf({ theme, pair })).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)('%s on %s can be made out', (...pair) => {
    expect(contrastOf({ theme, pair })).toBeGreaterThanOrEqual(3)
  })

  test('every text on a ground that a style sheet asks for can be read', () => {
    const pairs = pairsInStyles().filter((pair) => pair.every((name) => colorsOf(theme).has(name)))
    expect(pairs.length).toBeGreaterThan(5)
    expect(pairs.filter((pair) => contrastOf({ theme, pair }) < 4.5)).toEqual([])
  })
})
