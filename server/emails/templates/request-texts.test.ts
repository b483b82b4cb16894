import { describe, expect, test } from 'vitest'
import { EmailTone } from '#shared/email-styles.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts'
import { requestTexts } from './request.texts/request-texts.ts'

/** Every text of a language under its path, with the names that are put in told apart. */
function said(texts: unknown, path = ''): [string, string][] {
  if (typeof texts === 'function') {
    const call = texts as (...names: string[]) => string | string[]
    return [[path, [call('Studio Halm', 'Studio Halm')].flat().join('\n')]]
  }
  if (typeof texts !== 'object' || texts === null) return [[path, String(texts)]]
  return Object.entries(texts).flatMap(([name, inner]) => said(inner, `${path}.${name}`))
}

const keys = (language: Language) => said(requestTexts[language]).map(([path]) => path)

describe.each(LANGUAGES)('the words in %s', (language) => {
  test('are there for everything', () => {
    expect(keys(language)).toEqual(keys(DEFAULT_LANGUAGE))
    for (const [path, text] of said(requestTexts[language])) expect(text.trim(), path).not.toBe('')
  })

  test('are its own', () => {
    if (language === DEFAULT_LANGUAGE) return
    const english = new Set(said(requestTexts.en).map(([, text]) => text))
    expect(said(requestTexts[language]).filter(([, text]) => english.has(text))).toEqual([])
  })

  test('differ by the tone', () => {
    const { tones } = requestTexts[language]
    for (const kind of ['request', 'reminder'] as const) {
      const wording = EmailTone.options.map((tone) => tones[tone][kind].paragraphs('Studio Halm').join('\n'))
      expect(new Set(wording).size).toBe(3)
    }
  })

  test('name the sender where it is to be named, and the client', () => {
    for (const tone of Object.values(requestTexts[language].tones)) {
      for (const kind of [tone.request, tone.reminder]) {
        expect(kind.subject('Studio Halm')).toContain('Studio Halm')
        expect(kind.subjectTo('Ana', 'Studio Halm')).toMatch(/Ana|Studio Halm/)
        expect(kind.paragraphs('Studio Halm').join(' ')).toContain('Studio Halm')
      }
      expect(tone.greeting('Ana')).toContain('Ana')
    }
  })

  test('greet in the same way with a name and without one', () => {
    for (const { greeting } of Object.values(requestTexts[language].tones)) {
      expect(greeting(null).at(-1)).toBe(greeting('Ana').at(-1))
    }
  })
})
