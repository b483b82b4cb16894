import { expect, test } from 'vitest'
import { readActionLink } from './action-link.tsx'

const read = ({
  search = '',
  state = null,
  page = 'password',
}: {
  search?: string
  state?: unknown
  page?: 'password' | 'email'
}) => readActionLink({ search, state, page })

test.each([
  ['?oobCode=abc', 'password', { purpose: 'password', code: 'abc' }],
  ['?oobCode=abc', 'email', { purpose: 'email', code: 'abc' }],
  ['?mode=resetPassword&oobCode=abc&apiKey=k&lang=en', 'password', { purpose: 'password', code: 'abc' }],
  ['?mode=verifyEmail&oobCode=abc', 'password', { purpose: 'email', code: 'abc' }],
  ['?mode=verifyAndChangeEmail&oobCode=abc', 'password', { purpose: 'email', code: 'abc' }],
  ['?mode=recoverEmail&oobCode=abc', 'password', { purpose: 'email', code: 'abc' }],
  ['?mode=resetPassword&oobCode=abc', 'email', { purpose: 'password', code: 'abc' }],
  ['?oobCode=a%2Bb%2F%3D', 'password', { purpose: 'password', code: 'a+b/=' }],
] as const)('the link %s, opened on the page for the %s, is understood', (search, page, link) => {
  expect(read({ search, page })).toEqual(link)
})

test.each([
  '',
  '?',
  '?oobCode=',
  '?code=abc',
  '?mode=resetPassword',
  '?mode=signIn&oobCode=abc',
  '?mode=&oobCode=abc',
  `?oobCode=${'a'.repeat(513)}`,
])('the link %j has no code that can be used', (search) => {
  expect(read({ search }).code).toBeUndefined()
})

test('a code that was kept for the entry of the history is read when the address has none', () => {
  expect(read({ state: { code: 'kept' } })).toEqual({ purpose: 'password', code: 'kept' })
  expect(read({ search: '?oobCode=new', state: { code: 'kept' } })).toEqual({ purpose: 'password', code: 'new' })
})

test.each([null, undefined, 'abc', 7, {}, { code: 7 }, { code: undefined }])(
  'what else is kept there, like %j, is no code',
  (state) => {
    expect(read({ state }).code).toBeUndefined()
  },
)
