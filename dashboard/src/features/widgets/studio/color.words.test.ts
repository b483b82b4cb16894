import { expect, test } from 'vitest'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { colorWarnings } from './color.words.ts'
import { contrastOf } from './contrast.ts'

const none = defaultWidgetOptions.colors

test('contrast is the one of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('colours that can be read need no words', () => {
  expect(colorWarnings({ theme: 'light', colors: none })).toEqual([])
  expect(colorWarnings({ theme: 'light', colors: { ...none, text: '#0b3d2e', star: '#b46d10' } })).toEqual([])
})

test('text that cannot be read on the card is told with its contrast', () => {
  expect(colorWarnings({ theme: 'light', colors: { ...none, text: '#777777' } })).toEqual([
    'Text on the card has a contrast of 4.4 : 1. From 4.5 : 1 everybody can read it.',
  ])
  expect(colorWarnings({ theme: 'dark', colors: { ...none, text: '#333333', card: '#111111' } })).toHaveLength(1)
})

test('nothing is said of what is the page’s own', () => {
  expect(colorWarnings({ theme: 'plain', colors: { ...none, text: '#ffffff' } })).toEqual([])
})
