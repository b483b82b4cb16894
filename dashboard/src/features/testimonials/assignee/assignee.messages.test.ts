import { expect, test } from 'vitest'
import { memberOptions } from './assignee.messages.ts'

const nora = { userId: 'usr_1', name: 'Nora Feldmann', email: 'nora@feldmann.example' }
const mira = { userId: 'usr_2', name: 'Mira Wolff', email: 'mira@feldmann.example' }
const otherMira = { userId: 'usr_3', name: 'Mira Wolff', email: 'wolff@feldmann.example' }

test('the reader comes first, the others keep their order', () => {
  expect(memberOptions([nora, mira], 'usr_2').map(({ label }) => label)).toEqual(['Me', 'Nora Feldmann'])
  expect(memberOptions([nora, mira], undefined).map(({ label }) => label)).toEqual(['Nora Feldmann', 'Mira Wolff'])
})

test('members of the same name can be told apart', () => {
  expect(memberOptions([nora, mira, otherMira], 'usr_1').map(({ label }) => label)).toEqual([
    'Me',
    'Mira Wolff (mira@feldmann.example)',
    'Mira Wolff (wolff@feldmann.example)',
  ])
})
