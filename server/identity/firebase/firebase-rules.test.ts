import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bucketPath, IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/image-uploads.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

type Allowed = { service: string; path: string; operations: string[]; condition: string }

/**
 * What a file of security rules allows, and where. Knows `service`, `match` and `allow … : if …;` and nothing else: for
 * whatever it does not know it throws, so that nothing is allowed unseen.
 */
function readRules(text: string): Allowed[] {
  let rest = text.replaceAll(/\/\/.*$/gm, '').trim()
  const allowed: Allowed[] = []
  const blocks: string[] = []
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)
    if (found) rest = rest.slice(found[0].length).trim()
    return found
  }
  if (!take(/^rules_version = '2';/)) throw new Error('The rules must be of version 2.')
  while (rest) {
    const opened = take(/^(?:service ([\w.]+)|match (\/\S+))\s*\{/)
    if (opened) {
      blocks.push(opened[1] ?? opened[2] ?? '')
      continue
    }
    const statement = take(/^allow ([\w, ]+):\s*if ([^;]+);/)
    if (statement) {
      const [, operations = '', condition = ''] = statement
      const [service = '', ...path] = blocks
      allowed.push({
        service,
        path: path.join(''),
        operations: operations.split(/,\s*/).toSorted(),
        condition: condition.replaceAll(/\s+/g, ' ').trim(),
      })
      continue
    }
    if (!take(/^\}/) || blocks.pop() === undefined) throw new Error(`The rules hold what nobody checks: ${rest}`)
  }
  if (blocks.length > 0) throw new Error('A block of the rules is not closed.')
  return allowed
}

const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'

describe('the rules of the bucket', () => {
  const rules = readRules(read('storage.rules'))
  const creation = rules.find(({ operations }) => operations.includes('create'))?.condition ?? ''

  test('let a picture be looked at, made and taken back by its id, and allow nothing else anywhere', () => {
    expect(rules).toEqual([
      {
        service: 'firebase.storage',
        path: '/b/{bucket}/o/images/{id}',
        operations: ['delete', 'get'],
        condition: 'true',
      },
      {
        service: 'firebase.storage',
        path: '/b/{bucket}/o/images/{id}',
        operations: ['create'],
        condition: `id.matches('${UUID}') && request.resource.size <= 15 * 1024 * 1024 && request.resource.contentType in ['image/png', 'image/jpeg']`,
      },
    ])
  })

  test('take what the pages take: the same size, the same types, at the same place', () => {
    const factors = /size <= ([\d *]+)/.exec(creation)?.[1]?.split('*').map(Number) ?? []
    expect(factors.reduce((product, factor) => product * factor, 1)).toBe(IMAGE_MAX_BYTES)
    const types = [...(/contentType in \[([^\]]+)\]/.exec(creation)?.[1] ?? '').matchAll(/'([^']+)'/g)]
    expect(types.map(([, type]) => type).toSorted()).toEqual(Object.keys(IMAGE_TYPES).toSorted())
    const [folder, id = ''] = bucketPath('0b7f5c1e-6f0e-4a39-9d7e-2f1f6f5c9a10').split('/')
    expect([folder, new RegExp(UUID).test(id)]).toEqual(['images', true])
  })
})

describe('the products of Firebase that we do not use', () => {
  test('let nobody read or write', () => {
    expect(readRules(read('firestore.rules'))).toEqual([
      {
        service: 'cloud.firestore',
        path: '/databases/{database}/documents/{document=**}',
        operations: ['read', 'write'],
        condition: 'false',
      },
    ])
    expect(JSON.parse(read('database.rules.json'))).toEqual({ rules: { '.read': false, '.write': false } })
  })

  test('are deployed with these rules, all of them', () => {
    expect(JSON.parse(read('firebase.json'))).toEqual({
      storage: { rules: 'storage.rules' },
      firestore: { rules: 'firestore.rules' },
      database: { rules: 'database.rules.json' },
    })
  })
})

describe('the reader of rules', () => {
  const open = (inside: string) => `rules_version = '2'; service s { match /a { ${inside} } }`

  test.each([
    ['a function', open('function f() { return true; } allow get: if f();')],
    ['an allowance without a condition', open('allow get;')],
    ['a brace too few', "rules_version = '2'; service s { match /a { allow get: if true; }"],
    ['a brace too many', `${open('')} }`],
    ['an older version', 'service s { }'],
  ])('trips over %s', (_, text) => {
    expect(() => readRules(text)).toThrow(/rules/)
  })
})
