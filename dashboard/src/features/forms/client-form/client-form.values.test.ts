import { expect, test } from 'vitest'
import { chosenColor, readColor } from '../../../components/accent/color.ts'
import { ClientFormValues } from './client-form.values.ts'

test.each([
  ['#8e3075', '#8e3075'],
  [' 8E3075 ', '#8e3075'],
  ['#AbC', '#aabbcc'],
  ['', null],
  ['   ', null],
  ['#', null],
])('"%s" is read as %s', (typed, color) => {
  expect(readColor(typed)).toBe(color)
  expect(chosenColor(typed)).toBe(color)
})

test.each(['red', '#12', '#12345', '#1234567', 'url(x)'])(
  '"%s" is no colour, and says what one looks like',
  (typed) => {
    expect(chosenColor(typed)).toBeUndefined()
    const checked = ClientFormValues.safeParse({
      accentColor: typed,
      asksCompany: false,
      asksRole: false,
      questions: [],
    })
    expect(checked.error?.issues[0]).toMatchObject({
      path: ['accentColor'],
      message: 'Enter a colour like #8e3075.',
    })
  },
)
