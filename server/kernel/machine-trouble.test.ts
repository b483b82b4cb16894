import { expect, test } from 'vitest'
import { troubleOf, whatToDo } from './machine-trouble.ts'

const withCode = (code: string) => Object.assign(new Error('No.'), { code })

test.each([
  ['SQLITE_BUSY_SNAPSHOT', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['53100', 'full'],
  ['DATABASE_UNREACHABLE', 'unreachable'],
  ['57P01', 'unreachable'],
  ['DATABASE_CONFLICTS', 'contended'],
  ['TURN_NOT_FREE', 'contended'],
  ['25006', 'unusable'],
  ['ENOSPC', 'full'],
  ['SQLITE_READONLY_DBMOVED', 'unusable'],
  ['SQLITE_IOERR_WRITE', 'unusable'],
  ['EROFS', 'unusable'],
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['EMFILE', 'exhausted'],
] as const)('%s means that the machine is %s, also as a cause', (code, trouble) => {
  expect(troubleOf(withCode(code))).toBe(trouble)
  expect(troubleOf(new Error('A statement failed.', { cause: withCode(code) }))).toBe(trouble)
  expect(whatToDo[trouble]).toMatch(/^[A-Z].+\.$/)
})

test.each([new Error('No.'), withCode('SQLITE_CONSTRAINT'), withCode('ECONNRESET'), 'No.', undefined])(
  'other errors are not of the machine: %s',
  (error) => {
    expect(troubleOf(error)).toBeUndefined()
  },
)
