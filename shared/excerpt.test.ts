import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf, sentencesIn, sentencesOf, splitAtHighlight, stillShown, whyNotShown } from './excerpt.ts'
import { LANGUAGES, type Language } from './languages.ts'

const PIECES = [
  'A. ',
  'A! ',
  'B? ',
  'Dr. Vogt ',
  'く。',
  'い！',
  'نعم؟ ',
  'बस। ',
  'ดี ',
  '… ',
  '…',
  '\n\n',
  ' ',
  '😀 ',
  'e\u0301. ',
  '"No." ',
]
const written = fc
  .oneof(
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join('').trim()),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  .filter((text) => text.trim() !== '')
const language = fc.constantFrom<Language | null>(null, ...LANGUAGES)

const allChoices = (count: number) =>
  Array.from(
    { length: 2 ** count - 1 },
    (_, bits) => new Set([...Array(count).keys()].filter((at) => ((bits + 1) >> at) & 1)),
  )

/** Says by itself, without the code under test, where sentences begin and end. */
function isSubsequence(excerpt: string, text: string, of: Language | null): boolean {
  const segments = [...new Intl.Segmenter(of ?? 'en', { granularity: 'sentence' }).segment(text)]
  const bounds = [...segments.map(({ index }) => index), text.length]
  const isBlank = (from: number, to: number) => text.slice(from, to).trim() === ''
  const begins = (at: number) => bounds.some((bound) => bound <= at && isBlank(bound, at))
  const ends = (at: number) => bounds.some((bound) => bound >= at && isBlank(at, bound))
  let from = 0
  for (const run of excerpt.split('…').map((part) => part.trim())) {
    if (run === '') continue
    let at = text.indexOf(run, from)
    while (at >= 0 && !(begins(at) && ends(at + run.length))) at = text.indexOf(run, at + 1)
    if (at < 0) return false
    from = at + run.length
  }
  return true
}

const ANA =
  'Our oil stood on the shelf for nine years. Nora spent a day at the press, and then kept the blue.\n\nWe sold the harvest in eleven days. The labels survive the ice bucket.'
const sentencesOfAna = sentencesOf(ANA, 'en')

describe('the sentences of a text', () => {
  test('make up the text again, in every language', () => {
    fc.assert(
      fc.property(written, language, (text, of) => {
        expect(sentencesOf(text, of).join('')).toBe(text)
      }),
      { numRuns: 3000 },
    )
  })

  test('are at most 100, of which the last holds the rest', () => {
    const text = 'Good.\n'.repeat(1000)
    expect(sentencesOf(text, 'en')).toHaveLength(100)
    expect(sentencesOf(text, 'en').join('')).toBe(text)
  })

  test.each([
    ['de', 'Sehr gut. Jederzeit wieder!', ['Sehr gut. ', 'Jederzeit wieder!']],
    [null, 'とても良かった。また頼みます！ありがとう', ['とても良かった。', 'また頼みます！', 'ありがとう']],
    [null, 'كان رائعا. هل ستعود؟ نعم!', ['كان رائعا. ', 'هل ستعود؟ ', 'نعم!']],
    [null, 'बहुत अच्छा। फिर आएंगे।', ['बहुत अच्छा। ', 'फिर आएंगे।']],
    [null, 'ดีมากครับ\nทำงานเร็ว', ['ดีมากครับ\n', 'ทำงานเร็ว']],
    ['en', 'First.\n\nSecond.', ['First.\n\n', 'Second.']],
  ] as const)('end where readers of %s expect it', (of, text, sentences) => {
    expect(sentencesOf(text, of)).toEqual(sentences)
  })
})

describe('an excerpt', () => {
  test.each([
    [[1, 2], '… Nora spent a day at the press, and then kept the blue.\n\nWe sold the harvest in eleven days. …'],
    [[0], 'Our oil stood on the shelf for nine years. …'],
    [[0, 3], 'Our oil stood on the shelf for nine years. … The labels survive the ice bucket.'],
    [[0, 1, 2, 3], ANA],
  ])('of the sentences %j has "…" exactly where words are left out', (chosen, excerpt) => {
    expect(excerptOf(sentencesOfAna, new Set(chosen))).toBe(excerpt)
  })

  test('has spaces only where the text has them', () => {
    expect(excerptOf(sentencesOf('良い。早い。安い。', null), new Set([0, 2]))).toBe('良い。…安い。')
    expect(excerptOf(sentencesOf('良い。早い。安い。', null), new Set([1]))).toBe('…早い。…')
  })

  test('of any sentences of any text passes, and says which sentences it has', () => {
    fc.assert(
      fc.property(written, language, fc.infiniteStream(fc.boolean()), (text, of, isChosen) => {
        const sentences = sentencesOf(text, of)
        const chosen = new Set([...sentences.keys()].filter(() => isChosen.next().value))
        if (chosen.size === 0) chosen.add(0)
        const excerpt = excerptOf(sentences, chosen)
        expect(whyNotShown({ text, language: of }, { excerpt, highlight: null })).toBeNull()
        const found = sentencesIn(excerpt, sentences)
        expect(found && excerptOf(sentences, found)).toBe(excerpt)
      }),
      { numRuns: 3000 },
    )
  })

  test('passes only if it is one of those that the sentences can make', () => {
    const change = fc.record({
      at: fc.nat(80),
      removed: fc.nat(2),
      added: fc.constantFrom('', 'A', ' ', '…', '.', '\n', 'A. '),
    })
    fc.assert(
      fc.property(written, fc.nat(255), change, (text, pick, { at, removed, added }) => {
        const sentences = sentencesOf(text, 'en')
        fc.pre(sentences.length <= 8)
        const all = allChoices(sentences.length).map((chosen) => excerptOf(sentences, chosen))
        const excerpt = all[pick % all.length] ?? ''
        const start = at % (excerpt.length + 1)
        const changed = excerpt.slice(0, start) + added + excerpt.slice(start + removed)
        expect(sentencesIn(changed, sentences) !== null).toBe(all.includes(changed))
      }),
      { numRuns: 3000 },
    )
  })

  test('that passes has whole sentences of the text, in their order and each once', () => {
    const gapless = written.filter((text) => !text.includes('…'))
    const parts = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(' ', ' … ', '…', '')), { minLength: 1, maxLength: 5 })
    let passed = 0
    fc.assert(
      fc.property(gapless, language, parts, fc.boolean(), (text, of, chosen, isMadeByHand) => {
        const sentences = sentencesOf(text, of)
        const sentence = (index: number) => sentences[index % sentences.length] ?? ''
        const excerpt = isMadeByHand
          ? chosen.map(([index, gap]) => sentence(index).trim() + gap).join('')
          : excerptOf(sentences, new Set(chosen.map(([index]) => index % sentences.length)))
        if (whyNotShown({ text, language: of }, { excerpt, highlight: null }) !== null) return
        passed += 1
        expect(isSubsequence(excerpt, text, of)).toBe(true)
      }),
      { numRuns: 3000 },
    )
    expect(passed).toBeGreaterThan(1000)
    expect(isSubsequence('B? … A.', 'A. B? C!', 'en')).toBe(false)
    expect(isSubsequence('A. … A.', 'A. B? C!', 'en')).toBe(false)
    expect(isSubsequence('… B', 'A. B? C!', 'en')).toBe(false)
  })

  test.each([
    ['with a changed character', '… Nora spent a day at the press, and then kept the Blue. …'],
    [
      'with sentences in another order',
      '… We sold the harvest in eleven days. Our oil stood on the shelf for nine years. …',
    ],
    [
      'with a sentence twice',
      'Our oil stood on the shelf for nine years. Our oil stood on the shelf for nine years. …',
    ],
    ['with half a sentence', 'Our oil stood on the shelf …'],
    ['without the mark', 'Our oil stood on the shelf for nine years.'],
    ['with the mark where nothing is left out', `${ANA} …`],
    ['of nothing', '…'],
    ['that is empty', ''],
  ])('%s is refused', (_, excerpt) => {
    expect(whyNotShown({ text: ANA, language: 'en' }, { excerpt, highlight: null })).toBe('no_excerpt')
  })

  test('of a long text that repeats itself is checked without going through every choice', () => {
    const sentences = sentencesOf('So good. '.repeat(500), 'en')
    expect(sentencesIn(`${'So good. '.repeat(250)}So bad.`, sentences)).toBeNull()
  })
})

describe('a highlight', () => {
  const excerpt = excerptOf(sentencesOfAna, new Set([1, 2]))
  test.each([
    ['and then kept the blue', null],
    ['We sold the harvest', null],
    ['and then kept the red', 'not_in_text'],
    [' ', 'not_in_text'],
    ['nine years', 'left_out'],
    ['blue.\n\nWe sold', 'paragraphs'],
  ])('"%s" gives %s', (highlight, refusal) => {
    expect(whyNotShown({ text: ANA, language: 'en' }, { excerpt, highlight })).toBe(refusal)
  })

  test('that reaches over what is left out is not in the text', () => {
    const gap = excerptOf(sentencesOfAna, new Set([0, 3]))
    expect(whyNotShown({ text: ANA, language: 'en' }, { excerpt: gap, highlight: 'years. … The labels' })).toBe(
      'not_in_text',
    )
  })

  test('is the first place where the phrase occurs', () => {
    expect(splitAtHighlight('Good, really good, good.', 'good')).toEqual(['Good, really ', 'good', ', good.'])
    expect(splitAtHighlight('Nice.', 'good')).toEqual(['Nice.', '', ''])
    expect(splitAtHighlight('Nice.', null)).toEqual(['Nice.', '', ''])
  })
})

describe('another text of the client', () => {
  const excerpt = 'Our oil stood on the shelf for nine years. …'
  test.each([
    ['keeps what still fits', `${ANA} Thank you.`, { excerpt, highlight: 'nine years' }],
    ['ends an excerpt of changed sentences', ANA.replace('stood', 'was'), { excerpt: null, highlight: 'nine years' }],
    [
      'ends an excerpt that leaves nothing out',
      'Our oil stood on the shelf for nine years.',
      { excerpt: null, highlight: 'nine years' },
    ],
    ['ends a highlight of changed words', ANA.replace('nine', 'ten'), { excerpt: null, highlight: null }],
  ])('%s', (_, text, left) => {
    expect(stillShown({ text, language: 'en' }, { excerpt, highlight: 'nine years' })).toEqual(left)
  })
})
