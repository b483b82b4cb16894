import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOf, type Phrase, readPhrases } from '#server/testing/part-phrases.ts'
import { readLine } from './line-part.domain.ts'
import { type PartReading, readPart } from './read-part.domain.ts'

/** What a person who knows invoices reads in a phrase. */
const LABELS = ['first', 'last', 'recurring', 'whole', 'unclear'] as const
type Label = (typeof LABELS)[number]
/** `weak` is a first part that could be any. */
const READINGS = ['first', 'weak', 'last', 'recurring', 'nothing'] as const
type Reading = (typeof READINGS)[number]

function readingOf(read: PartReading | null): Reading {
  if (!read) return 'nothing'
  return read.part === 'first' && read.isWeak ? 'weak' : read.part
}

type Reader = (phrase: Phrase) => Reading

function remembered(read: (line: string, names: readonly string[]) => PartReading | null): Reader {
  const readings = new Map<Phrase, Reading>()
  return (phrase) => {
    const reading = readings.get(phrase) ?? readingOf(read(phrase.phrase, phrase.names))
    readings.set(phrase, reading)
    return reading
  }
}

const readers: [name: string, read: Reader][] = [
  ['the vocabularies', remembered(readPart)],
  ['vocabularies and classifier', remembered(readLine)],
]

const right: Record<Label, readonly Reading[]> = {
  first: ['first', 'weak'],
  last: ['last'],
  recurring: ['recurring', 'weak', 'nothing'],
  whole: ['nothing', 'recurring'],
  unclear: ['nothing', 'weak'],
}

const isLabel = (label: string): label is Label => LABELS.some((known) => known === label)
const isRight = (phrase: Phrase, read: Reader) => isLabel(phrase.label) && right[phrase.label].includes(read(phrase))

/** How many of each label were read as what. */
function matrixOf(phrases: readonly Phrase[], read: Reader): string {
  const rows = LABELS.map((label) => {
    const labelled = phrases.filter((phrase) => phrase.label === label)
    const counts = READINGS.map((reading) => labelled.filter((phrase) => read(phrase) === reading).length)
    return [label.padEnd(10), ...counts.map((count) => String(count).padStart(10))].join('')
  })
  return [`${''.padEnd(10)}${READINGS.map((reading) => reading.padStart(10)).join('')}`, ...rows].join('\n')
}

const shareRight = (label: Label, read: Reader) => {
  const labelled = all.filter((phrase) => phrase.label === label)
  return labelled.filter((phrase) => isRight(phrase, read)).length / labelled.length
}

/** Another corpus can be measured by naming its folder. */
const folder = process.env['CORPUS'] === undefined ? folderOf('corpus') : resolve(process.env['CORPUS'])
const all = readPhrases(folder)
const languages = [...new Set(all.map(({ language }) => language))].map((language) => ({
  language,
  phrases: all.filter((phrase) => phrase.language === language),
}))

describe('the words of invoices', () => {
  test.each(readers)('are read by %s as a person reads them, in each language', (name, read) => {
    const printed = [...languages, { language: 'all', phrases: all }].map(({ language, phrases }) => {
      const count = phrases.filter((phrase) => isRight(phrase, read)).length
      return `${language}, ${phrases.length} phrases, ${count} right by ${name}\n${matrixOf(phrases, read)}`
    })
    process.stdout.write(`\n${printed.join('\n\n')}\n`)
    const wrong = languages.flatMap(({ language, phrases }) =>
      phrases
        .filter((phrase) => !isRight(phrase, read))
        .map((phrase) => `${language}: ${phrase.label} read as ${read(phrase)}: ${phrase.phrase}`),
    )
    process.stdout.write(`\n${wrong.join('\n')}\n`)
    expect(shareRight('first', read)).toBeGreaterThanOrEqual(0.97)
    expect(shareRight('last', read)).toBeGreaterThanOrEqual(0.97)
    // A deposit that is read as the last part asks the client too early.
    expect(all.filter((phrase) => phrase.label === 'first' && read(phrase) === 'last')).toEqual([])
  })

  test('have sources', () => {
    const lines = readFileSync(join(folder, 'sources.tsv'), 'utf8').trimEnd().split('\n').slice(1)
    const sources = new Set(lines.map((line) => line.split('\t')[0]))
    expect(all.filter(({ source }) => !sources.has(source))).toEqual([])
    expect(sources.size).toBeGreaterThan(100)
    expect(all.length).toBeGreaterThan(4800)
  })
})
