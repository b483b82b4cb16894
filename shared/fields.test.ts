import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailAddress, optionalLine, requiredLine, requiredText } from './fields.ts'
import { UpdateCurrentUser, isAliasedEmail } from './users.ts'
import { matchesPage, ownerPages } from './pages.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })

describe('text from outside', () => {
  test('that was accepted is accepted again unchanged', () => {
    const fields = [requiredLine('Name'), optionalLine('Name'), requiredText('Words', 1000), emailAddress('Email')]
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.oneof(text, fc.emailAddress()), (field, value) => {
        const first = field.safeParse(value)
        if (first.success) expect(field.parse(first.data)).toBe(first.data)
      }),
      { numRuns: 10_000 },
    )
  })

  test('is one line without control characters where a line is asked for', () => {
    fc.assert(
      fc.property(text, (value) => {
        const { success, data } = requiredLine('Name').safeParse(value)
        if (success) expect(data).not.toMatch(/\p{Cc}/u)
      }),
      { numRuns: 10_000 },
    )
  })

  test('keeps its words: letters, accents, emoji and line breaks', () => {
    const wording = 'Größe – “quoted” 日本語 עברית 😀\n\nSecond paragraph.\tTabbed.'
    expect(requiredText('Words', 1000).parse(wording)).toBe(wording.normalize('NFC'))
  })

  test('is refused as a lone surrogate or a bell, and never in silence', () => {
    expect(requiredText('Words', 1000).safeParse('a\u0007b').success).toBe(false)
    expect(requiredLine('Name').safeParse('a\u0000b').success).toBe(false)
  })
})

describe('an e-mail address', () => {
  test.each(['ana@client.example', ' ana@client.example ', "o'neil@client.example", 'ana+x@client.example'])(
    '%j is one',
    (value) => {
      expect(emailAddress('Email').safeParse(value).success).toBe(true)
    },
  )

  test.each([
    ['ana@Müller.example', 'ana@xn--mller-kva.example'],
    ['ana@例え.jp', 'ana@xn--r8jz45g.jp'],
    ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
    ['Ana@CLIENT.example', 'Ana@client.example'],
  ])('%j has its domain in the form in which emails are sent: %j', (value, sent) => {
    expect(emailAddress('Email').parse(value)).toBe(sent)
  })

  test.each([
    'ana',
    'ana@',
    '@client.example',
    'ana@client',
    'a b@client.example',
    'ana@client.example\nbcc:x',
    'a@b@c.example',
    `${'a'.repeat(250)}@b.example`,
    'ana@müller',
    'ana@müller..example',
    'ana@müller.example/x',
    'ana@mül ler.example',
    'josé@client.example',
  ])('%j is none', (value) => {
    expect(emailAddress('Email').safeParse(value).success).toBe(false)
  })

  test.each([
    ['nora+news@studio.example', true],
    ['nora@studio.example', false],
    ['nora+@studio.example', false],
    ['no+ra+x@studio.example', true],
    ['+news@studio.example', true],
    [' nora+news@studio.example ', true],
    ['nora+news@localhost', true],
    ['nora@studio+news.example', false],
    ['nora+news', false],
  ])('%s is aliased: %s', (email, expected) => {
    expect(isAliasedEmail(email)).toBe(expected)
  })
})

describe('a change of the profile', () => {
  test('does not touch what is left out', () => {
    expect(UpdateCurrentUser.parse({ firstName: 'Nora' })).toEqual({ firstName: 'Nora' })
    expect(UpdateCurrentUser.parse({ organisationName: '' })).toEqual({ organisationName: null })
  })
})

describe('a path', () => {
  test.each([
    ['/settings', true],
    ['/settings/profile', true],
    ['/settings/profile/more', false],
    ['/testimonial/list/', true],
    ['/', false],
  ])('%s is an owner’s page: %s', (path, expected) => {
    expect(matchesPage(path, ownerPages)).toBe(expected)
  })
})
