import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHARE_COLORS, SHARE_DESIGNS, SHARE_FORMATS, type ShareImageContent } from '../share-image.ts'
import { chosenContent, contentIn, FIRST_CHOICE, partsOf, SHARE_COLOR_NAMES, SHARE_PARTS } from './choice.ts'
import { drawShareImage } from './draw.ts'
import { SERIF } from './measure.ts'
import { svgText } from './svg.ts'

const content: ShareImageContent = {
  testimonial: {
    author: 'Ana Ribeiro',
    role: 'Owner',
    company: 'Casa Ribeiro',
    rating: 4,
    text: 'Precise. Never late.',
    excerpt: null,
    highlight: 'Never late',
    language: 'en',
    date: '2026-10-14',
    verified: 'Verified client',
    photoUrl: '/images/a/512.webp',
    translatedBy: null,
  },
  brand: { name: 'Feldmann Studio', logoUrl: '/images/b/512.webp', accent: { light: '#0b6e4f', dark: '#8fd3b4' } },
}
const bare: ShareImageContent = {
  testimonial: {
    ...content.testimonial,
    role: null,
    company: null,
    rating: null,
    highlight: null,
    date: null,
    verified: null,
    photoUrl: null,
  },
  brand: { ...content.brand, logoUrl: null },
}

describe('a translation', () => {
  const german = {
    language: 'de',
    text: 'Genau. Nie zu spät.',
    verified: 'Bestätigter Kunde',
    translatedBy: 'Übersetzung von Feldmann Studio',
  } as const
  const excerpted = { ...content.testimonial, excerpt: 'Precise. …' }
  const source = { ...content, testimonial: excerpted, translations: [german] }

  test('takes the place of the original’s words, without excerpt and highlight', () => {
    expect(contentIn(source, 'de')).toEqual({
      ...content,
      testimonial: { ...excerpted, ...german, excerpt: null, highlight: null },
    })
    for (const language of [null, 'fr'] as const)
      expect(contentIn(source, language)).toEqual({ ...content, testimonial: excerpted })
  })

  test.each(SHARE_DESIGNS)('is marked in the design %s, whatever the owner leaves out', (design) => {
    const chosen = chosenContent(contentIn(source, 'de'), { ...FIRST_CHOICE, hidden: SHARE_PARTS })
    const image = { content: chosen, images: { photo: null, logo: null }, design, size: SHARE_FORMATS.square }
    const svg = svgText(drawShareImage(image, (text) => text.length * 50))
    expect(svg).toContain('>Übersetzung von Feldmann Studio</text>')
    expect(svg).not.toContain('Precise')
  })
})

describe('what an owner leaves out', () => {
  test('is gone, and nothing else', () => {
    const all = { ...FIRST_CHOICE, hidden: [] }
    expect(chosenContent(content, all)).toEqual(content)
    expect(chosenContent(content, { ...all, hidden: SHARE_PARTS })).toEqual(bare)
    expect(chosenContent(content, { ...all, hidden: ['company'] }).testimonial).toEqual({
      ...content.testimonial,
      role: null,
      company: null,
    })
  })

  test('is only what there is', () => {
    expect(partsOf(content)).toEqual(SHARE_PARTS)
    expect(partsOf(bare)).toEqual([])
  })

  test('never adds what the client doesn’t allow', () => {
    fc.assert(
      fc.property(fc.subarray([...SHARE_PARTS]), fc.constantFrom(...SHARE_COLOR_NAMES), (hidden, color) => {
        const choice = { ...FIRST_CHOICE, hidden, color }
        expect(chosenContent(bare, choice).testimonial).toEqual(bare.testimonial)
        expect(chosenContent(bare, choice).brand.logoUrl).toBeNull()
      }),
    )
  })
})

test('a colour takes the place of the brand’s', () => {
  expect(chosenContent(content, FIRST_CHOICE).brand.accent).toEqual(content.brand.accent)
  expect(chosenContent(content, { ...FIRST_CHOICE, color: 'rust' }).brand.accent).toEqual(SHARE_COLORS.rust)
})

describe('an image', () => {
  const svgOf = (testimonial: Partial<ShareImageContent['testimonial']>, quote: typeof SERIF | null = null) =>
    svgText(
      drawShareImage(
        {
          content: { ...content, testimonial: { ...content.testimonial, ...testimonial } },
          images: { photo: null, logo: null },
          design: 'stars',
          size: { width: 1080, height: 1080 },
          fonts: { quote, names: null },
        },
        (text) => text.length * 55,
      ),
    )

  test('says the day in the language of the form', () => {
    expect(svgOf({})).toContain('>Oct 14, 2026 · Verified client</text>')
    expect(svgOf({ language: 'de', verified: null })).toContain('>14.10.2026</text>')
    expect(svgOf({ date: null, verified: null })).not.toContain('2026')
  })

  test('has the font that the owner chose for the quote, and the design’s for names', () => {
    expect(svgOf({})).not.toContain('Share Serif')
    expect(svgOf({}, SERIF)).toMatch(/Share Serif[^>]*>Precise/)
    expect(svgOf({}, SERIF)).toMatch(/Share Sans[^>]*>Ana Ribeiro/)
  })

  test('lists role and company as their script does', () => {
    expect(svgOf({})).toContain('Owner, Casa Ribeiro')
    expect(svgOf({ role: 'مديرة', company: 'دار التمور' })).toContain('مديرة، دار التمور')
    expect(svgOf({ role: '代表', company: '山田養蜂園' })).toContain('代表、山田養蜂園')
  })
})
