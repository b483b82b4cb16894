import { describe, expect, test } from 'vitest'
import { exampleInstallation } from './installation.ts'
import { servedTokens, withServedValues } from './served-values.ts'

const values = (identityMode: string) => ({ identityMode, ...exampleInstallation })

describe('a served value', () => {
  const page = `<p data-mode="${servedTokens.identityMode}">${servedTokens.identityMode}</p>`

  test('is put in place of its token, in texts and in attributes', () => {
    expect(withServedValues(page, values('embedded'))).toBe('<p data-mode="embedded">embedded</p>')
  })

  test('is escaped, and is never read as a token or a pattern', () => {
    const hostile = `"><script>'&$&%served:identityMode%`
    const safe = '&quot;&gt;&lt;script&gt;&#39;&amp;$&amp;%served:identityMode%'
    expect(withServedValues(page, values(hostile))).toBe(`<p data-mode="${safe}">${safe}</p>`)
  })

  test('that is missing is an error', () => {
    expect(() => withServedValues('%served:other%', values('x'))).toThrow('other')
  })
})
