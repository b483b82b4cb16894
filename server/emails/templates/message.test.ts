import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MergeValues, textOf, writeMessage, writeSubject } from './message.domain.ts'

const values: MergeValues = {
  clientName: 'Ana Ribeiro',
  ownerName: 'Lena Brandt',
  organisationName: 'Studio Halm',
  service: 'the new counter',
}
const unnamed = { ...values, clientName: null }

/** Paragraphs as a reader would type them; what is emphasised stands in brackets. */
function written(template: string, of: MergeValues = values): { greeting: string | null; body: string[] } | null {
  const message = writeMessage(template, { values: of, withoutName: 'Hello,' })
  if (!message) return null
  const typed = (paragraph: (typeof message.paragraphs)[number]) =>
    paragraph
      .map((spans) =>
        spans
          .map(({ text, isBold, isItalic }) => {
            const slanted = isItalic ? `[i ${text}]` : text
            return isBold ? `[b ${slanted}]` : slanted
          })
          .join(''),
      )
      .join('\n')
  return { greeting: message.greeting && typed(message.greeting), body: message.paragraphs.map(typed) }
}

const body = (template: string, of?: MergeValues) => written(template, of)?.body

describe('a message', () => {
  test.each([
    ['One line.', ['One line.']],
    ['One.\n\nTwo.', ['One.', 'Two.']],
    ['One.\n \n\n\n Two.\nThree.', ['One.', 'Two.\nThree.']],
    ['Some **bold** words.', ['Some [b bold] words.']],
    ['Some *slanted* words.', ['Some [i slanted] words.']],
    ['Some ***of both*** kinds.', ['Some [b [i of both]] kinds.']],
    ['**Bold and *both* of it**', ['[b Bold and ][b [i both]][b  of it]']],
    ['**One** and **two**', ['[b One] and [b two]']],
    ['2 * 3 * 4 = 24', ['2 * 3 * 4 = 24']],
    ['5*3*2', ['5*3*2']],
    ['** not bold **, * not slanted *', ['** not bold **, * not slanted *']],
    ['**not\nbold**', ['**not\nbold**']],
    ['**left open', ['**left open']],
    ['****', undefined],
    [
      '<b>bold</b> &amp; <a href="https://evil.example">x</a>',
      ['<b>bold</b> &amp; <a href="https://evil.example">x</a>'],
    ],
    ['[text](https://evil.example)', ['[text](https://evil.example)']],
  ])('reads bold, italic and breaks, and nothing else: %j', (template, expected) => {
    expect(body(template)).toEqual(expected)
  })

  test.each([
    [
      'For {{service}}, from {{ownerName}} of {{organisationName}}.',
      'For the new counter, from Lena Brandt of Studio Halm.',
    ],
    ['To {{ clientName }} as **{{clientName}}**', 'To Ana Ribeiro as [b Ana Ribeiro]'],
    [
      '{{price}} and {{client name}} and {{}} and {{clientname}}',
      '{{price}} and {{client name}} and {{}} and {{clientname}}',
    ],
    ['{{{clientName}}}', '{Ana Ribeiro}'],
  ])('has its fields filled in: %j', (template, expected) => {
    expect(body(template)).toEqual([expected])
  })

  test.each([
    ['Thank you, {{clientName}}, for all of it.', 'Thank you, for all of it.'],
    ['Thank you {{clientName}}!', 'Thank you!'],
    ['{{clientName}}, how was it?', 'How was it?'],
    ['**{{clientName}}**, how was it?', 'How was it?'],
    ['Thank you, **{{clientName}}**.', 'Thank you.'],
    ['War es gut, {{clientName}} ?', 'War es gut ?'],
  ])('addresses nobody where the name is not known: %j', (template, expected) => {
    expect(body(template, unnamed)).toEqual([expected])
  })

  test.each([
    ['Dear {{clientName}},\n\nIt was a joy.', 'Dear Ana Ribeiro,', 'Hello,'],
    ['Hola, {{clientName}}:\n\nIt was a joy.', 'Hola, Ana Ribeiro:', 'Hello,'],
    ['Dear **{{clientName}}**,\n\nIt was a joy.', 'Dear [b Ana Ribeiro],', 'Hello,'],
    ['Hello there,\n\nIt was a joy.', 'Hello there,', 'Hello there,'],
    ['It was a joy.', null, null],
    ['So, {{clientName}}, it was a joy.\n\nIt was a joy.', null, null],
    ['Dear {{clientName}},', null, null],
  ])('that greets on its own is not greeted before: %j', (template, named, withoutName) => {
    expect(written(template)?.greeting).toBe(named)
    expect(written(template, unnamed)?.greeting).toBe(withoutName)
  })

  test.each(['', ' \n\n ', '{{clientName}}', '{{clientName}},', '… — …'])(
    'that leaves nothing to read is none: %j',
    (template) => {
      expect(written(template, unnamed)).toBeNull()
    },
  )

  test('keeps no control that turns the text around', () => {
    expect(body('One \u202Eowt\u202C \u2066three\u2069.')).toEqual(['One owt three.'])
  })

  test('says whatever is put in as it is: no field, no mark and no break comes out of it', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom('{{', '}}', 'ownerName', '{{ownerName}}', '**', '*', '\n\n', '<b>', 'x', ' ', '$&', '$1'),
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(hostile, hostile, (clientName, service) => {
        const message = writeMessage('One **{{clientName}} two** *{{service}}*.\n\nThree {{clientName}}.', {
          values: { ...values, clientName, service },
          withoutName: 'Hello,',
        })
        const shape = message?.paragraphs.map((lines) => lines.map((spans) => spans.length))
        expect(shape).toEqual([[5], [1]])
        expect(message?.paragraphs.map(textOf)).toEqual([`One ${clientName} two ${service}.`, `Three ${clientName}.`])
      }),
      { numRuns: 10_000 },
    )
  })

  test('of any length and any marks is read in no time', () => {
    for (const part of ['*', '**', '**a ', '*a', '{{', '{{clientName', '* ', '***a', '\n\n', ' {{clientName}}']) {
      const template = part.repeat(2000).slice(0, 2000)
      expect(() => writeMessage(template, { values, withoutName: 'Hello,' })).not.toThrow()
      expect(() => writeMessage(template, { values: unnamed, withoutName: 'Hello,' })).not.toThrow()
    }
  })
})

describe('a subject', () => {
  test.each([
    [
      'A word about {{service}}, {{clientName}}?',
      'A word about the new counter, Ana Ribeiro?',
      'A word about the new counter?',
    ],
    ['{{clientName}}, how was it?', 'Ana Ribeiro, how was it?', 'How was it?'],
    ['{{clientName}}?', 'Ana Ribeiro?', null],
    ['**Bold** stays', '**Bold** stays', '**Bold** stays'],
    ['???', null, null],
  ])('has its fields filled in, or addresses nobody: %j', (template, named, withoutName) => {
    expect(writeSubject(template, values)).toBe(named)
    expect(writeSubject(template, unnamed)).toBe(withoutName)
  })

  test('is one line of 200 characters at most', () => {
    const long = writeSubject('{{service}} {{service}}\r\n{{service}}', { ...values, service: 'ü'.repeat(120) })
    expect(long).toHaveLength(200)
    expect(long).not.toMatch(/[\r\n]/)
  })
})
