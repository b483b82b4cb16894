import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FormSlug } from '#shared/forms.ts'
import { addressFrom, isReservedAddress, withNumber } from './addresses.domain.ts'

describe('an address from a name', () => {
  test.each([
    ['Feldmann Studio', 'feldmann-studio'],
    ["L'Atelier d’Été & Cie.", 'latelier-dete-cie'],
    ['Größe Łódź', 'grosse-lodz'],
    ['  --Ana--Ribeiro-- ', 'ana-ribeiro'],
    ['株式会社', null],
    ['Me', null],
    ['Support', null],
    ['a'.repeat(80), 'a'.repeat(60)],
  ])('%s is %s', (name, slug) => expect(addressFrom(name)).toBe(slug))

  test('is one that an owner could choose, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 999 }), (name, number) => {
        const slug = addressFrom(name)
        if (slug === null) return
        expect(isReservedAddress(slug)).toBe(false)
        expect(FormSlug.parse(withNumber(slug, number))).toBe(withNumber(slug, number))
      }),
    )
  })
})

test('addresses with numbers are all different', () => {
  const slug = `${'a'.repeat(56)}-b`
  expect(new Set([1, 2, 3, 4, 10, 11].map((number) => withNumber(slug, number))).size).toBe(6)
})

describe('an address that an owner types', () => {
  test.each(['ab', 'a'.repeat(61), 'a b c', 'a--b', '-abc', 'abc-', 'ü-b-c', 'a/b/c', 'a_b_c', ''])(
    '"%s" is refused with a sentence',
    (slug) => {
      const { error } = FormSlug.safeParse(slug)
      expect(error?.issues[0]?.message).toMatch(/\.$/)
    },
  )

  test('may have upper case and spaces around it', () => expect(FormSlug.parse('  Studio-7 ')).toBe('studio-7'))
})
