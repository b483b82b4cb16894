import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { font } from '#shared/share-image/canvas.ts'
import { drawShareImage } from '#shared/share-image/draw.ts'
import { node, svgText } from '#shared/share-image/svg.ts'
import type { ShareImageContent } from '#shared/share-image.ts'
import { drawableContent } from './drawable.ts'
import { canDraw, measureGlyphs, outlineText } from './glyphs.ts'
import { outlined } from './outlined.ts'

const widthOf = (text: string) => measureGlyphs(text, { ...font.serif, spacing: 0 })

describe('letters of our own font', () => {
  test.each([
    ['Precise, funny – never late.', true],
    ['Żółta łódź “quote” 4½ €', true],
    ['Đẹp lắm, cảm ơn!', true],
    ['e\u0301te\u0301', true],
    ['Two\n\nparagraphs', true],
    ['علب التمر', false],
    ['とても', false],
    ['Отлично', false],
    ['Good 🎉', false],
  ])('of “%s” are all there: %s', (text, isThere) => {
    expect(canDraw(text)).toBe(isThere)
  })

  test('stand closer where they fit into each other', () => {
    expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V') - 5)
  })

  test('are as wide as browsers set them', () => {
    // Measured in Chromium, which rounds each letter.
    expect(Math.abs(widthOf('Customers now pick the jar up') - 1289)).toBeLessThan(5)
  })

  test('have their spacing after each one', () => {
    expect(measureGlyphs('AVA', { ...font.serif, spacing: 0.1 })).toBeCloseTo(widthOf('AVA') + 30)
  })

  test('are the same, however they are encoded', () => {
    expect(outlineText('e\u0301', { weight: 400, spacing: 0 })).toEqual(outlineText('é', { weight: 400, spacing: 0 }))
  })
})

describe('a text as outlines', () => {
  const text = (attributes: Record<string, string | number>) =>
    node('text', { x: 100, y: 50, 'font-size': 20, 'font-weight': 400, fill: '#000000', ...attributes }, [
      'now ',
      node('tspan', { 'font-style': 'italic', fill: '#ff0000' }, ['pick']),
      ' the jar',
    ])
  const groupsOf = (attributes: Record<string, string | number> = {}) => {
    const { children } = outlined(node('svg', {}, [text(attributes)]))
    const [set] = children
    if (set === undefined || typeof set === 'string') throw new Error('There is no text.')
    return set.children.flatMap((group) => (typeof group === 'string' ? [] : [group]))
  }
  const leftOf = (attributes: Record<string, string | number>) => {
    const [first] = groupsOf(attributes)[0]?.children ?? []
    if (first === undefined || typeof first === 'string') throw new Error('There is no letter.')
    return Number(/translate\(([\d.-]+)/.exec(String(first.attributes.transform))?.[1])
  }

  test('keeps the colour and style of its parts', () => {
    const groups = groupsOf()
    expect(groups.map(({ attributes, children }) => [attributes.fill, children.length])).toEqual([
      ['#000000', 3],
      ['#ff0000', 4],
      ['#000000', 6],
    ])
  })

  test('begins at its anchor', () => {
    const whole = leftOf({}) - leftOf({ 'text-anchor': 'end' })
    expect(leftOf({})).toBe(100)
    expect(leftOf({}) - leftOf({ 'text-anchor': 'middle' })).toBeCloseTo(whole / 2)
    expect(whole).toBeGreaterThan(120)
  })
})

describe('what a server draws', () => {
  test('stays inside the frame, whatever the text', () => {
    const size = { width: 1920, height: 1008 }
    const letters = fc.constantFrom(...'abcdefghiMWjtüßłŵđ .,!?–“”'.split(''), ' ', '\n')
    const text = fc.string({ unit: letters, minLength: 3, maxLength: 600 })
    fc.assert(
      fc.property(text, fc.string({ unit: letters, maxLength: 60 }), (body, author) => {
        const of = { ...content, testimonial: { ...content.testimonial, text: `A${body}`, excerpt: null, author } }
        const images = { photo: null, logo: null }
        const drawing = drawShareImage({ content: of, images, design: 'label', size }, measureGlyphs)
        const places = svgText(outlined(drawing)).matchAll(/d="M[^"]*" transform="translate\(([\d.-]+) ([\d.-]+)\)/g)
        for (const [, x, y] of places) {
          expect(Number(x)).toBeGreaterThan(58)
          expect(Number(x)).toBeLessThan(size.width - 58)
          expect(Number(y)).toBeGreaterThan(58)
          expect(Number(y)).toBeLessThan(size.height - 58)
        }
      }),
      { numRuns: 40 },
    )
  })

  const content: ShareImageContent = {
    testimonial: {
      author: 'Ana Ribeiro',
      role: 'Owner',
      company: 'Casa Ribeiro',
      rating: 5,
      text: 'Precise. Never late.',
      excerpt: 'Never late.',
      highlight: 'late',
      language: null,
      date: null,
      verified: null,
      photoUrl: null,
      translatedBy: null,
    },
    brand: { name: 'Feldmann Studio', logoUrl: null, accent: null },
  }
  const drawable = (testimonial: Partial<ShareImageContent['testimonial']>, name = 'Feldmann Studio') =>
    drawableContent(
      { testimonial: { ...content.testimonial, ...testimonial }, brand: { ...content.brand, name } },
      { canDraw },
    )

  test('is everything that its font has', () => {
    expect(drawable({})).toEqual(content)
  })

  test('is a sentence of ours instead of a text that its font lacks', () => {
    const inArabic = drawable({ excerpt: null, text: 'عمل دقيق', author: 'نادية', company: '株式会社' })
    expect(inArabic.testimonial).toMatchObject({
      text: 'What a client says about Feldmann Studio',
      highlight: null,
      author: '',
      role: 'Owner',
      company: null,
      rating: 5,
    })
    expect(drawable({ excerpt: 'とても。' }, '田中').testimonial).toMatchObject({
      text: 'What a client says',
      excerpt: null,
    })
  })
})
