import { expect, test } from 'vitest'
import { plainReason } from './plain-reason.ts'

test.each<[string, Error, string]>([
  ['a plain sentence', new Error('The email service is busy.'), 'The email service is busy.'],
  ['an apostrophe', new Error("The key doesn't fit, and isn't ours."), "The key doesn't fit, and isn't ours."],
  ['an address', new Error('550 <ana@client.example>: unknown'), '550 <[address]>: unknown'],
  ['a link', new Error('fetch of https://client.example/a?b=c failed'), 'fetch of [link] failed'],
  [
    'a quoted text',
    new SyntaxError(`Unexpected token 'A', "Ana was he"... is not valid`),
    'Unexpected token […], […]... is not valid',
  ],
  ['a customer', new Error("No such customer: 'cus_9s6XKzkNRiz8i3'"), 'No such customer: […]'],
  ['the id of a client’s link', new Error('request dBjftJeZ4CVP-mB92K27uh is gone'), 'request […] is gone'],
  [
    'an id of ours',
    new Error('no handler for msg_dBjftJeZ4CVP-mB92K27uh'),
    'no handler for msg_dBjftJeZ4CVP-mB92K27uh',
  ],
  ['several lines', new Error('one\n  two'), 'one two'],
  [
    'a statement with its values',
    Object.assign(
      new Error('Failed query: insert\nparams: ana@client.example', {
        cause: Object.assign(new Error('no'), { code: 'SQLITE_FULL' }),
      }),
      { query: 'insert' },
    ),
    'A statement failed (SQLITE_FULL).',
  ],
])('of %s, it keeps what is about nobody', (_, error, reason) => {
  expect(plainReason(error)).toBe(reason)
})

test('it is short, whatever was thrown', () => {
  expect(plainReason(new Error('no '.repeat(500)))).toHaveLength(200)
  expect(plainReason('ana@client.example')).toBe('Something that is not an error was thrown.')
})
