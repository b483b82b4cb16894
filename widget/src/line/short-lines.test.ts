import { expect, test } from 'vitest'
import { TRANSLATIONS } from '#shared/widget-messages/translations.ts'
import { summarySentence } from '../parts/summary.tsx'
import { createSay } from '../say.ts'
import { shortLines } from './short-lines.ts'

const about = 'About these testimonials'
const line = (text: string, account = 'Feldmann Studio') => ({ account, about, text })
const WHOLE = '18 of 26 testimonials · all 26 average 4.7 · chosen by Feldmann Studio'

/** What each line of a page says, from top to bottom; → is the link, with the number of the line it leads to. */
const said = (...lines: ReturnType<typeof line>[]) =>
  shortLines(lines).map(({ line: { text }, short }) => (short ? `${short.own}→${lines.indexOf(short.whole)}` : text))

test('the first line says all, and others that would say the same are a link to it', () => {
  expect(said(line(WHOLE), line(WHOLE), line(WHOLE))).toEqual([WHOLE, '→0', '→0'])
})

test('a line alone on its page is whole, and a page without lines has none', () => {
  expect(said(line(WHOLE))).toEqual([WHOLE])
  expect(said()).toEqual([])
})

test('who shows another number says it, because the first line doesn’t', () => {
  const few = '3 of 26 testimonials · all 26 average 4.7 · chosen by Feldmann Studio'
  expect(said(line(WHOLE), line(few))).toEqual([WHOLE, '3 of 26 testimonials · →0'])
})

test('a line is whole if anything that it says of all isn’t said above', () => {
  const all = '26 of 26 testimonials · all 26 average 4.7 · 9 asked after payment'
  const newer = '18 of 27 testimonials · all 27 average 4.6 · chosen by Feldmann Studio'
  expect(said(line(WHOLE), line(all), line(newer))).toEqual([WHOLE, all, newer])
})

test('what is chosen never leads to a line that doesn’t say so, and the other way round', () => {
  const chosen = '5 of 26 testimonials · all 26 average 4.7 · 9 asked after payment · chosen by Feldmann Studio'
  const all = '26 of 26 testimonials · all 26 average 4.7 · 9 asked after payment'
  expect(said(line(all), line(chosen))).toEqual([all, chosen])
  expect(said(line(chosen), line(all))).toEqual([chosen, all])
  expect(said(line(chosen), line(all), line(chosen), line(all))).toEqual([chosen, all, '→0', '→1'])
})

test('two accounts on one page don’t speak for each other, even in the same words', () => {
  const text = '9 of 9 testimonials · all 9 average 5.0'
  const [ours, theirs] = [() => line(text), () => line(text, 'Lumen')]
  expect(said(ours(), theirs(), ours(), theirs())).toEqual([text, text, '→0', '→1'])
})

test('a line is whole where the link wouldn’t be shorter, or would have nothing to say', () => {
  expect(said(line('2 of 2 testimonials'), line('2 of 2 testimonials'))).toEqual([
    '2 of 2 testimonials',
    '2 of 2 testimonials',
  ])
  const [all, few] = ['26 of 26 testimonials · all 26 average 4.7', '24 of 26 testimonials · all 26 average 4.7']
  expect(said(line(all), line(few), line(all))).toEqual([all, few, '→0'])
})

test.each(Object.entries(TRANSLATIONS))('in %s, the link takes the place of the same line', (lang, messages) => {
  const say = createSay({ lang, ...messages })
  const feed = { owner: 'Feldmann Studio', shared: 26, afterPayment: 0, average: '4.7' } as const
  const text = summarySentence(feed, { items: { length: 18 }, isSelected: true }, say)
  const each = { account: 'Feldmann Studio', text, about: say('About these testimonials') }
  expect(each.about).not.toBe(about)
  expect(shortLines([each, { ...each }]).map(({ short }) => short?.own)).toEqual([undefined, ''])
})
