import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { siteName } from './site-name.ts'

test.each([
  ['xn--mller-kva.example', 'müller.example'],
  ['www.xn--mller-kva.example:8080', 'www.müller.example:8080'],
  ['*.xn--bckerei-mller-bfb28a.example', '*.bäckerei-müller.example'],
  ['xn--e1afmkfd.xn--80akhbyknj4f', 'пример.испытание'],
  ['xn--n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa.jp', 'なぜみんな日本語を話してくれないのか.jp'],
  ['feldmann.studio', 'feldmann.studio'],
  ['localhost:5173', 'localhost:5173'],
  ['unknown', 'unknown'],
])('%s is read as %s', (kept, read) => {
  expect(siteName(kept)).toBe(read)
})

test.each([
  ['letters of two scripts', 'pаypal'],
  ['letters that all look like others', 'аррӏе'],
  ['a letter of phonetics', 'gooɡle'],
])('%s are not shown as what they look like', (_, name) => {
  const kept = domainToASCII(`${name}.example`)
  expect(kept).toMatch(/^xn--/)
  expect(siteName(kept)).toBe(kept)
})

test.each(['xn--', 'xn--999999999', 'xn--a-', 'xn--mller-kva!', 'xn--abc', 'xn--feldmann-'])(
  '%s, which no name is kept as, stays as it is',
  (kept) => {
    expect(siteName(`${kept}.example`)).toBe(`${kept}.example`)
  },
)
