import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSpelling } from './spelling-fix.ts'

const check = (before: string, after: string) => checkSpelling({ before, after, language: null })
const verdict = (before: string, after: string) => {
  const found = check(before, after)
  return found.isFix ? 'fix' : found.refusal.reason
}

test.each([
  ['typos', 'They recieve my warmest thnaks, definately.', 'They receive my warmest thanks, definitely.'],
  ['double letters', 'A profesional and comitted team.', 'A professional and committed team.'],
  ['capitals, spaces and punctuation', 'i  loved it ,really !', 'I loved it, really!'],
  ['apostrophes', 'We dont doubt its quality, theyre great', 'We don’t doubt its quality, they’re great.'],
  ['words that sound alike', 'Their was more then I hoped', 'There was more than I hoped'],
  ['a word in two', 'Thankyou alot, infact', 'Thank you a lot, in fact'],
  ['words in one', 'The web site can not be better.', 'The website cannot be better.'],
  ['hyphens', 'A well known e mail expert', 'A well-known email expert'],
  ['swapped first letters', 'I liked teh work adn hte price', 'I liked the work and the price'],
  ['an ending', 'She work fast and like it', 'She works fast and likes it'],
  [
    'German',
    'Sie währe profesionell, warscheinlich der beste Service, sehr zu frieden',
    'Sie wäre professionell, wahrscheinlich der beste Service, sehr zufrieden',
  ],
  ['German umlauts', 'Sehr schoen, fuer uns grossartig', 'Sehr schön, für uns großartig'],
  ['French', 'Tres agreable, on a adoré l’apartement', 'Très agréable, on a adoré l’appartement'],
  ['Spanish', 'Ola, lo hicieron muy vien, tanbien rapido', 'Hola, lo hicieron muy bien, también rápido'],
  ['Portuguese', 'Otimo serviço, recomemdo', 'Ótimo serviço, recomendo'],
  ['Italian', 'Propio bravi, perchè qual è', 'Proprio bravi, perché qual è'],
  ['Dutch', 'Het is gebeurd, heel proffesioneel', 'Het is gebeurt, heel professioneel'],
  [
    'Japanese',
    'こんにちわ、ありがとうごさいます。ウェブサイトが、とても良かつたです',
    'こんにちは。ありがとうございます！ウエブサイトがとても良かったです。',
  ],
  ['Arabic', 'انا سعيد جدا بهذه الخدمه الرائعة', 'أنا سعيد جدًا بهذه الخدمة الرائعة.'],
  ['Russian', 'Отличная робота', 'Отличная работа!'],
])('%s are spelling', (_, before, after) => {
  expect(check(before, after)).toMatchObject({ isFix: true })
})

test.each([
  ['another word', 'A good studio.', 'A best studio.', { reason: 'other_word', word: 'good', became: 'best' }],
  ['a word that is not there', 'I would not ask others.', 'I would ask others.', { reason: 'removed', word: 'not' }],
  ['a new word', 'They were good.', 'They were very good.', { reason: 'added', word: 'very' }],
  ['a word at the end', 'They were good', 'They were good always', { reason: 'added', word: 'always' }],
  ['a number', 'It took 10 days.', 'It took 100 days.', { reason: 'number', word: '10', became: '100' }],
  ['a number in letters', 'Three of us came', 'There of us came', { reason: 'number' }],
  ['a decimal', 'We pay 10.50 a month', 'We pay 10 50 a month', { reason: 'number' }],
  ['a sign before a number', 'Sales: -5 in May', 'Sales: 5 in May', { reason: 'removed', word: '-' }],
  ['now and not', 'They are now cheap.', 'They are not cheap.', { reason: 'negation', word: 'now', became: 'not' }],
  ['not and now', 'They are not cheap.', 'They are now cheap.', { reason: 'negation' }],
  ['can and can’t', 'You can trust them', 'You can’t trust them', { reason: 'negation' }],
  ['could and would', 'I could hire them', 'I would hire them', { reason: 'other_word' }],
  ['hire and fire', 'I would hire them', 'I would fire them', { reason: 'other_word' }],
  ['not able and notable', 'They were not able', 'They were notable', { reason: 'negation' }],
  ['now here and nowhere', 'They are now here', 'They are nowhere', { reason: 'negation' }],
  ['a negating prefix', 'It was usual and I am happy', 'It was unusual and I am happy', { reason: 'other_word' }],
  ['an ending that negates', 'It was costly', 'It was costless', { reason: 'other_word' }],
  ['a strong word', 'I agree with them', 'I argue with them', { reason: 'other_word' }],
  ['a teen and a ten', 'Nach sechzehn Tagen', 'Nach sechzig Tagen', { reason: 'number' }],
  ['a comparative', 'They were fast', 'They were faster', { reason: 'other_word' }],
  ['a judgement that resembles another', 'The worst of all', 'The worth of all', { reason: 'other_word' }],
  ['best and beast', 'The best', 'The beast', { reason: 'other_word' }],
  ['a price', 'It was 5 €', 'It was 5 $', { reason: 'other_word' }],
  ['a share', '5 % of 10 clients', '5 of 10 % clients', { reason: 'other_word', word: '%' }],
  ['an emoji', 'Wonderful 🙂', 'Wonderful 🙃', { reason: 'other_word', word: '🙂', became: '🙃' }],
  ['the order of words', 'Cheap not good', 'Good not cheap', { reason: 'other_word' }],
  ['letters of another alphabet', 'A fair price', 'A fаir price', { reason: 'other_word' }],
  ['text that turns direction', 'A fair price', 'A \u202efair price', { reason: 'added' }],
  ['nothing', 'Good.', 'Good.', { reason: 'unchanged' }],
  ['a German negation', 'Das ist ein Fehler', 'Das ist kein Fehler', { reason: 'negation' }],
  ['a German prefix', 'Das war interessant', 'Das war uninteressant', { reason: 'other_word' }],
  ['a French negation', 'Il est lent', 'Il n’est lent', { reason: 'negation' }],
  ['a Spanish negation', 'Es ya caro', 'Es no caro', { reason: 'negation' }],
  ['a Portuguese negation', 'Em dúvida', 'Sem dúvida', { reason: 'negation' }],
  ['an Italian negation', 'Mia sorella', 'Mai sorella', { reason: 'negation' }],
  ['a Dutch negation', 'Ik kan het zien', 'Ik kan niet zien', { reason: 'negation' }],
  ['a Japanese negation', 'とても良い', 'とても良くない', { reason: 'other_word' }],
  ['a Japanese opposite', '上手でした', '下手でした', { reason: 'other_word' }],
  ['an Arabic negation', 'لم يتأخروا', 'لن يتأخروا', { reason: 'negation' }],
  ['an Arabic word', 'خدمة رائعة', 'خدمة سيئة', { reason: 'other_word' }],
])('%s is not spelling', (_, before, after, refusal) => {
  expect(check(before, after)).toMatchObject({ isFix: false, refusal })
})

test('too many changes make another text', () => {
  expect(verdict('teh wrok fo tehm', 'the work of them')).toBe('too_much')
  expect(verdict('Good.', `Good.${'!'.repeat(60)}`)).toBe('too_much')
})

test('the limits of a rule without a dictionary: words that resemble each other pass, and the client decides', () => {
  expect(verdict('They lived it', 'They loved it')).toBe('fix')
  expect(verdict('I nut believe it', 'I not believe it')).toBe('negation')
})

test('changes are word by word, and make up both texts', () => {
  expect(check('We recieved teh labels , twice', 'We received the labels, twice')).toEqual({
    isFix: true,
    changes: [
      { kind: 'same', text: 'We ' },
      { kind: 'gone', text: 'recieved teh labels , ' },
      { kind: 'new', text: 'received the labels, ' },
      { kind: 'same', text: 'twice' },
    ],
  })
})

describe('in any text', () => {
  const WORDS = [
    'good',
    'not',
    'Wärme',
    '10',
    '3,5',
    'n’est',
    'labels',
    'kein',
    '良い',
    'شكرا',
    '🙂',
    'never',
    'definitely',
    '€',
  ]
  const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 30 })

  test('a check ends, and never calls a text its own fix', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        (before, after) => {
          const found = check(before, after)
          expect(check(before, before)).toMatchObject({ isFix: false })
          if (!found.isFix) return
          const read = (kinds: string[]) =>
            found.changes.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join('')
          expect([read(['same', 'gone']), read(['same', 'new'])]).toEqual([before, after])
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('capitals and punctuation are spelling', () => {
    fc.assert(
      fc.property(words, fc.constantFrom('.', '!', ' ?', '…'), (all, end) => {
        expect(verdict(all.join(' '), `${all.join(' ').toUpperCase()}${end}`)).toBe('fix')
      }),
    )
  })

  test('a word that is added, left out, or replaced by another is not', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.constantFrom(...WORDS), (all, place, word) => {
        const at = place % all.length
        const text = all.join(' ')
        expect(verdict(text, all.toSpliced(at, 0, word).join(' '))).not.toBe('fix')
        expect(verdict(text, all.toSpliced(at, 1).join(' '))).not.toBe('fix')
        if (all[at] !== word) expect(verdict(text, all.toSpliced(at, 1, word).join(' '))).not.toBe('fix')
      }),
    )
  })
})
