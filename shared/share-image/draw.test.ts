import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  SHARE_DESIGNS,
  SHARE_FORMATS,
  type ShareDesign,
  type ShareFormat,
  type ShareImageContent,
} from '../share-image.ts'
import { drawShareImage } from './draw.ts'
import { markLines } from './marked.ts'
import { type Measure, SANS } from './measure.ts'
import { type SvgNode, svgText } from './svg.ts'
import { cutText, graphemesOf, SHARE_TEXT_MAX, wordsOf } from './text.ts'

/** Letters of other scripts are as wide as high, which is wider than they are. */
const measure: Measure = (text, { stretch }) =>
  graphemesOf(text).reduce((sum, letter) => sum + (/^[\u0020-\u024f]/.test(letter) ? 55 : 100), 0) *
  (stretch === 'condensed' ? 0.8 : stretch === 'semi-condensed' ? 0.9 : 1)

const FORMATS: ShareFormat[] = ['square', 'portrait', 'story', 'wide']

function contentOf(text: string, changes: Partial<ShareImageContent['testimonial']> = {}): ShareImageContent {
  return {
    testimonial: {
      author: 'Ana Ribeiro',
      role: 'Owner',
      company: 'Casa Ribeiro',
      rating: 4,
      text,
      excerpt: null,
      highlight: null,
      language: 'en',
      date: null,
      verified: null,
      photoUrl: null,
      translatedBy: null,
      ...changes,
    },
    brand: { name: 'Feldmann Studio', logoUrl: null, accent: { light: '#0b6e4f', dark: '#8fd3b4' } },
  }
}

const NO_IMAGES = { photo: null, logo: null }
type Images = { photo: string | null; logo: string | null }
const draw = (
  content: ShareImageContent,
  {
    design = 'poster',
    format = 'square',
    images = NO_IMAGES,
  }: { design?: ShareDesign; format?: ShareFormat; images?: Images } = {},
) => drawShareImage({ content, images, design, size: SHARE_FORMATS[format] }, measure)

const textsOf = (part: SvgNode | string): SvgNode[] =>
  typeof part === 'string' ? [] : part.tag === 'text' ? [part] : part.children.flatMap(textsOf)

const numberOf = (part: SvgNode, name: string) => Number(part.attributes[name] ?? 0)

/** The box of a line, as its anchor and direction put it. */
function boxOf(part: SvgNode) {
  const size = numberOf(part, 'font-size')
  const stretch = (['condensed', 'semi-condensed'] as const).find((each) => each === part.attributes['font-stretch'])
  const font = { family: SANS, weight: 400, spacing: 0, ...(stretch && { stretch }) } as const
  const width = (measure(String(part.children[0]), font) * size) / 100
  const x = numberOf(part, 'x')
  const anchor = part.attributes['text-anchor'] ?? 'start'
  const isFromRight = (part.attributes.direction === 'rtl') === (anchor === 'start')
  const left = anchor === 'middle' ? x - width / 2 : isFromRight ? x - width : x
  return { left, right: left + width, top: numberOf(part, 'y') - size * 0.8, bottom: numberOf(part, 'y') + size * 0.2 }
}

const alphabets = {
  Latin: 'abcdefghijklmnopqrstuvwxyzÄéß .,!?',
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي ،.',
  Japanese: 'あいうえおかきくけこ漢字仮名日本語。、',
  Hindi: 'अआइईकखगघचछजझनमयरलवशसह ।',
  emoji: '😀🎉👍🏽👨‍👩‍👧‍👦❤️ ',
}

const textIn = (alphabet: string) => {
  const letters = graphemesOf(alphabet)
  return fc
    .array(fc.constantFrom(...letters), { minLength: 3, maxLength: SHARE_TEXT_MAX })
    .map((chosen) => `${letters[0]}${chosen.join('')}`.slice(0, SHARE_TEXT_MAX).toWellFormed())
}

describe('the text of an image', () => {
  const cases = Object.keys(alphabets).flatMap((script) => SHARE_DESIGNS.map((design) => ({ script, design })))

  test.each(cases)('in $script fits the design $design in every format', ({ script, design }) => {
    const alphabet = Object.entries(alphabets).find(([name]) => name === script)?.[1] ?? ''
    fc.assert(
      fc.property(textIn(alphabet), fc.constantFrom(...FORMATS), (text, format) => {
        const { width, height } = SHARE_FORMATS[format]
        for (const part of textsOf(draw(contentOf(text), { design, format }))) {
          const { left, right, top, bottom } = boxOf(part)
          expect([left >= 0, right <= width, top >= 0, bottom <= height]).not.toContain(false)
        }
      }),
      { numRuns: 12 },
    )
  })

  test('ends with a gap that is never a line of its own', () => {
    const text = 'Customers now pick the jar up and read it. …'
    for (const design of SHARE_DESIGNS)
      for (const format of FORMATS) {
        const lines = textsOf(draw(contentOf(text), { design, format })).map(({ children }) => children.join(''))
        expect(lines.filter((line) => line.includes('…'))).toEqual([expect.stringMatching(/it\.\u00a0…$/)])
      }
  })

  test('is complete, whatever the lines', () => {
    const bare = (text: string) => text.replace(/\s/g, '')
    for (const design of SHARE_DESIGNS) {
      const text = 'Customers now pick the jar up and read it. Before, they asked what was in it.'
      const all = textsOf(draw(contentOf(text), { design })).map(({ children }) => children.join(''))
      expect(bare(all.join(''))).toContain(bare(text))
    }
  })

  test.each([
    ['عمل دقيق جداً ووقت محترم دائماً. '.repeat(8), 1.4],
    ['とても丁寧な仕事でした。'.repeat(12), 1.15],
  ])('has lines that don’t touch, in letters that are higher', (text, least) => {
    for (const design of SHARE_DESIGNS) {
      const lines = textsOf(draw(contentOf(text), { design, format: 'story' })).filter(({ children }) =>
        /عمل|ووقت|丁寧|仕事/.test(children.join('')),
      )
      for (const [index, line] of lines.slice(1).entries()) {
        const above = lines[index]
        if (!above) continue
        const size = Math.min(numberOf(above, 'font-size'), numberOf(line, 'font-size'))
        expect((numberOf(line, 'y') - numberOf(above, 'y')) / size, design).toBeGreaterThan(least)
      }
    }
  })

  test('is never slanted in a script without italics', () => {
    const styles = (text: string) =>
      SHARE_DESIGNS.flatMap((design) =>
        textsOf(draw(contentOf(text, { author: '', role: null, company: null }), { design })),
      ).filter(({ attributes }) => attributes['font-style'] === 'italic')
    expect(styles('Never late.')).not.toEqual([])
    expect([...styles('عمل دقيق.'), ...styles('最高！')]).toEqual([])
  })

  test('cuts no word that fits on a line', () => {
    const text = 'Customers now pick the jar up and read it. They never did so.'
    for (const design of SHARE_DESIGNS)
      for (const format of FORMATS) {
        const shown = textsOf(draw(contentOf(text), { design, format })).map(({ children }) => children.join(''))
        for (const word of wordsOf(text)) expect(shown.some((line) => line.includes(word.text))).toBe(true)
      }
  })

  test('never overlaps the name or the stars below it', () => {
    for (const design of SHARE_DESIGNS) {
      for (const format of FORMATS) {
        const parts = textsOf(draw(contentOf('Very good work indeed. '.repeat(25)), { design, format }))
        const name = parts.find(({ children }) => children[0] === 'Ana Ribeiro')
        const quote = parts.filter(({ children }) => /work|indeed/.test(String(children[0])))
        if (!name) throw new Error('There is no name.')
        expect(Math.max(...quote.map((part) => boxOf(part).bottom))).toBeLessThan(boxOf(name).top + 4)
      }
    }
  })

  test('keeps the direction of a day in an Arabic image', () => {
    const content = contentOf('عمل دقيق.', { author: 'نادية', date: '2026-10-14' })
    const facts = textsOf(draw(content, { design: 'quiet' })).map(({ children }) => children.join(''))
    expect(facts).toContain('\u2068Oct 14, 2026\u2069')
  })

  test('begins at the right in Arabic and Hebrew', () => {
    for (const text of ['عمل دقيق ووقت محترم.', 'עבודה מדויקת.']) {
      const parts = textsOf(draw(contentOf(text), { design: 'speech' }))
      expect(parts.map(({ attributes }) => attributes.direction)).not.toContain(undefined)
      expect(numberOf(parts[0] ?? { tag: '', attributes: {}, children: [] }, 'x')).toBeGreaterThan(540)
    }
  })
})

describe('a text that is too long', () => {
  test('is cut after a sentence', () => {
    const { text, isCut } = cutText('One sentence of the client. '.repeat(40))
    expect(isCut).toBe(true)
    expect(text).toMatch(/client\. …$/)
    expect(text.length).toBeLessThanOrEqual(SHARE_TEXT_MAX)
  })

  test('without sentences is cut after a word, and without words after a letter', () => {
    expect(cutText('word '.repeat(200)).text).toMatch(/word…$/)
    expect(cutText('あ'.repeat(700)).text).toHaveLength(SHARE_TEXT_MAX - 1)
  })

  test('of 600 characters is shown whole', () => {
    expect(cutText('a'.repeat(SHARE_TEXT_MAX))).toEqual({ text: 'a'.repeat(SHARE_TEXT_MAX), isCut: false })
  })
})

test('punctuation stays with its word, and Japanese breaks between words', () => {
  expect(wordsOf('“Well,” she said: (yes)!').map(({ text }) => text)).toEqual(['“Well,”', 'she', 'said:', '(yes)!'])
  const japanese = wordsOf('とても丁寧な仕事でした。').map(({ text }) => text)
  expect(japanese.length).toBeGreaterThan(2)
  expect(japanese.at(-1)).toMatch(/。$/)
})

describe('the file of an image', () => {
  const HOSTILE = `</text><script>alert(1)</script><image href="https://evil.example/x"/>&"'\u0000\u202e\ud800`

  test.each(SHARE_DESIGNS)('keeps script in any field as text in the design %s', (design) => {
    const content = contentOf(HOSTILE, { author: HOSTILE, role: HOSTILE, company: HOSTILE })
    const svg = svgText(draw({ ...content, brand: { ...content.brand, name: HOSTILE } }, { design }))
    expect(svg).not.toMatch(/<script|<foreignObject|<image/)
    for (const character of ['\u0000', '\u202e', '\ud800']) expect(svg).not.toContain(character)
    expect(svg.match(/<text/g)?.length).toBe(svg.match(/<\/text>/g)?.length)
  })

  test('loads nothing', () => {
    const images = { photo: 'data:image/jpeg;base64,AAAA', logo: 'data:image/png;base64,AAAA' }
    for (const design of SHARE_DESIGNS) {
      const svg = svgText(draw(contentOf('Good.'), { design, format: 'wide', images }))
      const references = [...svg.matchAll(/(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)].map(([, link, url]) => link ?? url)
      expect(references.filter((each) => !/^(data:image\/|#)/.test(each ?? ''))).toEqual([])
    }
  })

  test('has no name, work or rating when there is none to show', () => {
    for (const design of SHARE_DESIGNS) {
      const svg = svgText(draw(contentOf('Good.', { author: '', role: null, company: null, rating: null }), { design }))
      expect(svg).not.toMatch(/Ana|Casa|Owner|M12 2\.8/)
      expect(svg).not.toContain('NaN')
    }
  })
})

describe('a highlight', () => {
  const text = 'Customers now pick the jar up and read it. Before, they asked what was in it.'
  const highlight = 'pick the jar up and read it'
  const markedOf = (design: ShareDesign, changes: Partial<ShareImageContent['testimonial']> = {}) =>
    [...svgText(draw(contentOf(text, { highlight, ...changes }), { design })).matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)]
      .map(([, part]) => part)
      .join(' ')

  test.each(['poster', 'photo', 'label', 'night', 'notebook', 'speech'] as const)(
    'is drawn by the design "%s" on every line that has some of it',
    (design) => {
      expect(markedOf(design)).toBe(highlight)
    },
  )

  test('is nowhere without one, and where the text is cut before it', () => {
    expect(markedOf('label', { highlight: null })).toBe('')
    expect(markedOf('label', { text: 'Calm. '.repeat(120) + text })).toBe('')
  })

  test('is looked for in the excerpt, which the image shows instead of the text', () => {
    const excerpt = 'Customers now pick the jar up and read it. …'
    const svg = svgText(draw(contentOf(text, { excerpt, highlight }), { design: 'quiet' }))
    expect(svg).toContain('…')
    expect(svg).not.toContain('Before')
    expect(markedOf('night', { excerpt })).toBe(highlight)
  })

  test('leaves the letters of the text as they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'Nora', 'b.', '良い。', 'نعم؟'), { minLength: 1 }),
        fc.nat(),
        fc.nat(),
        (words, from, length) => {
          const whole = words.join(' ')
          const phrase = whole.slice(from % whole.length, (from % whole.length) + 1 + (length % whole.length))
          const lines = [whole.slice(0, 5).trim(), whole.slice(5).trim()]
          const marked = markLines(lines, { text: whole, highlight: phrase })
          expect(marked.map((parts) => parts.join(''))).toEqual(lines)
          const letters = (parts: string) => parts.replace(/\s/g, '')
          expect(letters(marked.map(([, part]) => part).join(''))).toBe(letters(phrase))
        },
      ),
    )
  })
})
