import { formatCss, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { isDark, makeReadable, type Rgb } from './colors.ts'

const PARTS = [0, 51, 118, 128, 180, 255].map((part) => part / 255)
const COLORS = PARTS.flatMap((r) => PARTS.flatMap((g) => PARTS.map((b): Rgb => [r, g, b])))

const contrast = ([r, g, b]: Rgb, ground: Rgb) =>
  wcagContrast({ mode: 'rgb', r, g, b }, { mode: 'rgb', r: ground[0], g: ground[1], b: ground[2] })
const onScreen = (rgb: Rgb): Rgb => {
  const [r, g, b] = rgb.map((part) => Math.round(part * 255) / 255)
  return [r ?? 0, g ?? 0, b ?? 0]
}

test('makes any text readable on any ground, as the screen rounds it', () => {
  const pairs = COLORS.flatMap((text) => COLORS.map((ground) => ({ text, ground })))
  const lost = pairs.filter(({ text, ground }) => contrast(onScreen(makeReadable(text, ground)), ground) < 4.5)
  expect(lost).toEqual([])
})

test('leaves alone what can be read', () => {
  const pairs = COLORS.flatMap((text) => COLORS.map((ground) => ({ text, ground })))
  const readable = pairs.filter(({ text, ground }) => contrast(text, ground) >= 4.5)
  expect(readable.length).toBeGreaterThan(1000)
  expect(readable.filter(({ text, ground }) => makeReadable(text, ground) !== text)).toEqual([])
})

test('moves text away from the ground, no further than it takes', () => {
  const [red, green, blue] = makeReadable([0.6, 0.6, 0.9], [1, 1, 1])
  expect(blue).toBeGreaterThan(red)
  expect(red).toBe(green)
  expect(contrast([red, green, blue], [1, 1, 1])).toBeLessThan(5.2)
  expect(makeReadable([0.3, 0.3, 0.3], [0.1, 0.1, 0.1])[0]).toBeGreaterThan(0.3)
})

test('tells dark from light in every way that browsers write a colour', () => {
  const written = (mode: 'rgb' | 'p3' | 'oklch' | 'oklab' | 'lab' | 'lch', l: number) => {
    if (mode === 'rgb' || mode === 'p3') return formatCss({ mode, r: l, g: l, b: l })
    const scale = mode === 'lab' || mode === 'lch' ? 100 : 1
    return formatCss(
      mode === 'lch' || mode === 'oklch' ? { mode, l: l * scale, c: 0.01, h: 40 } : { mode, l: l * scale, a: 0, b: 0 },
    )
  }
  for (const mode of ['rgb', 'p3', 'oklch', 'oklab', 'lab', 'lch'] as const) {
    expect([mode, isDark(written(mode, 0.15)), isDark(written(mode, 0.9))]).toEqual([mode, true, false])
  }
  expect([isDark('rgb(18, 16, 14)'), isDark('rgba(255, 255, 255, 0.8)')]).toEqual([true, false])
  expect(isDark('color(display-p3 0.1 0.1 0.1 / 0.9)')).toBe(true)
})

test('does not guess at what shines through or cannot be read', () => {
  for (const css of ['rgba(0, 0, 0, 0)', 'rgb(0 0 0 / 0.3)', 'oklch(0.1 0 none / 0.5)', 'url(night.png)', 'none', '']) {
    expect([css, isDark(css)]).toEqual([css, undefined])
  }
})
