import { beforeEach, describe, expect, it } from 'vitest'
import { chooseLanguage, directionOf, keepLanguage, realLanguage } from './language.ts'

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const address = (query: string) => `https://goodword.example/testimonial/submit/abc${query}`
const choose = (query: string, preferred: string[]) => chooseLanguage({ address: address(query), preferred })

describe('the language of a page', () => {
  it.each([
    ['is that of the address', '?language=nl', ['de-AT'], 'nl'],
    ['is the first of the browser’s that we have', '', ['sv', 'pt-BR', 'de'], 'pt'],
    ['is English where we have none of them', '', ['sv', 'ja'], 'en'],
    ['does not fall for an address that names none of ours', '?language=xx', ['fr'], 'fr'],
    ['is the pseudo-language only when that is asked for', '?language=ar-XB', ['de'], 'ar-XB'],
  ])('%s', (_, query, preferred, language) => {
    expect(choose(query, preferred)).toBe(language)
  })

  it('is what was chosen in this tab rather than what the browser asks for', () => {
    keepLanguage('it')
    expect(choose('', ['de'])).toBe('it')
    expect(choose('?language=es', ['de'])).toBe('es')
  })

  it('stays chosen over a reload where the address names one', () => {
    window.history.replaceState(null, '', '/form?language=de&from=mail')
    keepLanguage('it')
    expect(window.location.search).toBe('?language=it&from=mail')
  })

  it('leaves an address alone that names none', () => {
    keepLanguage('it')
    expect(window.location.search).toBe('')
  })

  it('does without storage where the browser refuses it', () => {
    const openStorage = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    expect(chooseLanguage({ address: address(''), preferred: ['nl'], openStorage })).toBe('nl')
  })

  it('runs from right to left for the pseudo-language alone, whose consent is the English one', () => {
    expect([directionOf('ar-XB'), directionOf('de')]).toEqual(['rtl', 'ltr'])
    expect([realLanguage('ar-XB'), realLanguage('de')]).toEqual(['en', 'de'])
  })
})
