import { describe, expect, test } from 'vitest'
import { servedTokens, withServedValues } from './served-values.ts'

describe('a served value', () => {
  const page = `<p data-mode="${servedTokens.identityMode}">${servedTokens.identityMode}</p>`

  test('is put in place of its token, in texts and in attributes', () => {
    expect(withServedValues(page, { identityMode: 'embedded' })).toBe('<p data-mode="embedded">embedded</p>')
  })

  test('is escaped, and is never read as a token or a pattern', () => {
    const hostile = `"><script>'&$&%served:identityMode%`
    const safe = '&quot;&gt;&lt;script&gt;&#39;&amp;$&amp;%served:identityMode%'
    expect(withServedValues(page, { identityMode: hostile })).toBe(`<p data-mode="${safe}">${safe}</p>`)
  })

  test('that is missing is an error', () => {
    expect(() => withServedValues('%served:other%', { identityMode: 'x' })).toThrow('other')
  })
})
