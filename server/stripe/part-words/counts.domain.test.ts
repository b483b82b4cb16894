import { describe, expect, test } from 'vitest'
import { countsIn } from './counts.domain.ts'

const read = (text: string) => countsIn(text).map(({ words, isLast }) => [words, isLast])

describe('one of several payments', () => {
  test.each([
    ['second of three payments, kitchen', 'second of three payments', false],
    ['quattro di quattro: ricerca', 'quattro di quattro', true],
    ['drie van drie, schuur', 'drie van drie', true],
    ['factura dos de cuatro: estudio', 'dos de cuatro', false],
    ['2e termijn van 3 film', '2e termijn van 3', false],
    ['derniere facture sur trois', 'derniere facture sur trois', true],
    ['rg. 1 v. 2 portrat', '1 v. 2', false],
    ['stage one of three, survey', 'one of three', false],
    ['final 1/3 payment', '1/3', true],
  ])('is counted in digits and in words: %s', (text, words, isLast) => {
    expect(read(text)).toEqual([[words, isLast]])
  })

  test.each([
    'three of five articles on retirement',
    'zwei von funf wandbildern',
    'session two of six',
    'photography of two of the five houses',
    'chapter 2 of 4',
    'three of two',
    'due 3/12',
  ])('is not work that is counted, or a date: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})
