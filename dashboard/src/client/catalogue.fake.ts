import type { Texts } from './catalogue.ts'

/** Values to insert into sentences: small numbers, so that waiting times are given in minutes. */
const values = [7, 8, 9]

type Leaf = { path: string; said: string; values: number }

function leaves(texts: unknown, path: string): Leaf[] {
  if (typeof texts === 'string') return [{ path, said: texts, values: 0 }]
  if (typeof texts === 'function') {
    const said = String(texts(...values))
    return [{ path, said, values: values.filter((value) => said.includes(String(value))).length }]
  }
  if (typeof texts !== 'object' || texts === null) return [{ path, said: '', values: 0 }]
  return Object.entries(texts).flatMap(([name, each]) => leaves(each, path === '' ? name : `${path}.${name}`))
}

/** Words that are the same in several languages. */
const sharedPlaces = /^upload\.(units|requirement)|^fields\.visibility\.public$|signs/
const sharedTexts = ['Excellent', '7 minutes']

/**
 * What is wrong with the texts of a language compared with English: missing or unknown keys, and texts that are empty, still
 * English, or don't use the same values.
 */
export function checkCatalogue(english: Texts, texts: Texts): string[] {
  const expected = new Map(leaves(english, '').map((leaf) => [leaf.path, leaf]))
  // English has none: there the server's message is shown.
  const found = new Map(
    leaves(texts, '').flatMap((leaf) => (leaf.path.startsWith('upload.reasons') ? [] : [[leaf.path, leaf]])),
  )
  const missing = [...expected.keys()].filter((path) => !found.has(path)).map((path) => `${path} is missing`)
  const surplus = [...found.keys()].filter((path) => !expected.has(path)).map((path) => `${path} is unknown`)
  const wrong = [...found.values()].flatMap(({ path, said, values: used }) => {
    const original = expected.get(path)
    if (said.trim() === '') return [`${path} is empty`]
    if (said === original?.said && !sharedPlaces.test(path) && !sharedTexts.includes(said))
      return [`${path} is still English: ${said}`]
    return used === original?.values ? [] : [`${path} does not use the same values`]
  })
  return [...missing, ...surplus, ...wrong]
}
