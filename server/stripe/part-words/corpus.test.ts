import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPart } from './read-part.domain.ts'

/** What a person who knows invoices reads in a phrase. */
const LABELS = ['first', 'last', 'recurring', 'whole', 'unclear'] as const
/** What we read. A weak reading is a mere percentage or a retainer: any part, on hold until more is known. */
const READINGS = ['first', 'last', 'recurring', 'weak', 'nothing'] as const

type Label = (typeof LABELS)[number]
type Reading = (typeof READINGS)[number]
type Phrase = { label: string; phrase: string; names: string[]; source: string }

const rowsOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

function phrasesOf(path: string): Phrase[] {
  return rowsOf(path).map(([label = '', phrase = '', client = '', owner = '', source = '']) => ({
    label,
    phrase,
    names: [client, owner].filter((name) => name !== ''),
    source,
  }))
}

const readings = new Map<Phrase, Reading>()

function readingOf(phrase: Phrase): Reading {
  const reading = readings.get(phrase) ?? read(phrase)
  readings.set(phrase, reading)
  return reading
}

function read({ phrase, names }: Phrase): Reading {
  const reading = readPart(phrase, names)
  if (!reading) return 'nothing'
  return reading.isWeak ? 'weak' : reading.part
}

const right: Record<Label, readonly Reading[]> = {
  first: ['first', 'weak'],
  last: ['last'],
  recurring: ['recurring', 'weak', 'nothing'],
  whole: ['nothing', 'recurring'],
  unclear: ['nothing', 'weak'],
}

const isLabel = (label: string): label is Label => LABELS.some((known) => known === label)
const isRight = (phrase: Phrase) => isLabel(phrase.label) && right[phrase.label].includes(readingOf(phrase))

/** How many of each label were read as what. */
function matrixOf(phrases: readonly Phrase[]): string {
  const rows = LABELS.map((label) => {
    const labelled = phrases.filter((phrase) => phrase.label === label)
    const counts = READINGS.map((reading) => labelled.filter((phrase) => readingOf(phrase) === reading).length)
    return [label.padEnd(10), ...counts.map((count) => String(count).padStart(10))].join('')
  })
  return [`${''.padEnd(10)}${READINGS.map((reading) => reading.padStart(10)).join('')}`, ...rows].join('\n')
}

const shareRight = (phrases: readonly Phrase[], label: Label) => {
  const labelled = phrases.filter((phrase) => phrase.label === label)
  return labelled.filter(isRight).length / labelled.length
}

/** Another corpus can be measured by naming its folder. */
const folder = resolve(import.meta.dirname, process.env['CORPUS'] ?? 'corpus')
const languages = readdirSync(folder)
  .filter((file) => file.endsWith('.tsv') && file !== 'sources.tsv')
  .map((file) => ({ language: file.slice(0, -4), phrases: phrasesOf(join(folder, file)) }))
const all = languages.flatMap(({ phrases }) => phrases)

describe('the words of invoices', () => {
  test('are read as a person reads them, in each language', () => {
    const printed = [...languages, { language: 'all', phrases: all }].map(
      ({ language, phrases }) =>
        `${language}, ${phrases.length} phrases, ${phrases.filter(isRight).length} right\n${matrixOf(phrases)}`,
    )
    process.stdout.write(`\n${printed.join('\n\n')}\n`)
    const wrong = languages.flatMap(({ language, phrases }) =>
      phrases
        .filter((phrase) => !isRight(phrase))
        .map((phrase) => `${language}: ${phrase.label} read as ${readingOf(phrase)}: ${phrase.phrase}`),
    )
    process.stdout.write(`\n${wrong.join('\n')}\n`)
    expect(shareRight(all, 'first')).toBeGreaterThanOrEqual(0.97)
    expect(shareRight(all, 'last')).toBeGreaterThanOrEqual(0.97)
    // A deposit that is read as the last part asks the client too early.
    expect(all.filter((phrase) => phrase.label === 'first' && readingOf(phrase) === 'last')).toEqual([])
  })

  test('have sources', () => {
    const sources = new Set(rowsOf(join(folder, 'sources.tsv')).map(([key]) => key))
    expect(all.filter(({ source }) => !sources.has(source))).toEqual([])
    expect(sources.size).toBeGreaterThan(100)
    expect(all.length).toBeGreaterThan(4800)
  })
})
