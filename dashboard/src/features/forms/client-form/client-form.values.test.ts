import { expect, test } from 'vitest'
import type { FormSettings } from '#shared/form-settings.ts'
import { SCALE_OPTIONS } from '#shared/questions.ts'
import { chosenColor, readColor } from '../../../components/accent/color.ts'
import { ClientFormValues, NO_THANKS, type QuestionValues, valuesOf } from './client-form.values.ts'

const values: ClientFormValues = {
  hasOwnColor: false,
  accentColor: '',
  fields: { rating: 'optional', photo: 'optional', company: 'no', role: 'no' },
  questions: [],
  service: '',
  tagIds: [],
  layout: 'auto',
  language: '',
  thanks: NO_THANKS,
}
const issuesOf = (changed: Partial<ClientFormValues>) =>
  ClientFormValues.safeParse({ ...values, ...changed }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])
const question = (changed: Partial<QuestionValues>): QuestionValues => ({
  text: 'Which evening?',
  kind: 'choice',
  options: ['Drawing', 'Printing'],
  isRequired: false,
  isPrivate: false,
  ...changed,
})

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
    expect(issuesOf({ accentColor: typed })).toEqual([['accentColor', 'Enter a colour like #8e3075.']])
  },
)

test('an answer of a choice that is empty or there twice is named by its place', () => {
  expect(issuesOf({ questions: [question({ options: ['Drawing', ' '] })] })).toEqual([
    ['questions.0.options.1', 'Answer is required.'],
  ])
  expect(issuesOf({ questions: [question({ options: ['Drawing', 'drawing '] })] })).toEqual([
    ['questions.0.options.1', 'This answer is there twice.'],
  ])
})

test('answers that were typed for a choice are neither checked nor sent for another kind', () => {
  const parsed = ClientFormValues.parse({ ...values, questions: [question({ kind: 'long', options: ['', ''] })] })
  expect(parsed.questions).toEqual([
    { text: 'Which evening?', kind: 'long', options: [], isRequired: false, isPrivate: false },
  ])
})

test('a link after sending needs both a label and an address, or neither', () => {
  const link = (label: string, url: string) => ({ thanks: { ...NO_THANKS, link: { label, url } } })
  expect(ClientFormValues.parse({ ...values, ...link(' ', '') }).thanks).toEqual({
    message: null,
    link: null,
    code: null,
  })
  expect(issuesOf(link('', 'https://feldmann.example'))).toEqual([['thanks.link.label', 'Label is required.']])
  expect(issuesOf(link('Our shop', 'http://feldmann.example'))).toEqual([
    ['thanks.link.url', 'Enter an address like https://example.com.'],
  ])
})

test('saved settings fill the fields and are sent back unchanged', () => {
  const settings: FormSettings = {
    hasOwnColor: true,
    defaultColor: null,
    accentColor: '#8e3075',
    accent: null,
    asksRating: true,
    asksPhoto: false,
    asksCompany: true,
    asksRole: false,
    required: ['rating', 'company'],
    questions: [
      {
        id: 'a',
        text: 'Which evening?',
        kind: 'choice',
        options: ['Drawing', 'Printing'],
        isRequired: true,
        isPrivate: false,
      },
      {
        id: 'b',
        text: 'How ready are you?',
        kind: 'scale',
        options: [...SCALE_OPTIONS],
        isRequired: false,
        isPrivate: false,
      },
    ],
    service: 'Label School',
    tags: [{ id: 'tag_1', name: 'evening', color: 'plum' }],
    layout: 'steps',
    language: 'de',
    thanks: {
      message: 'See you in spring.',
      link: { label: 'Our shop', url: 'https://feldmann.example/' },
      code: { label: 'A free seat', code: 'JAR-AND-PEN' },
    },
    areExtrasIncluded: true,
  }
  const { accent: _, defaultColor: __, areExtrasIncluded: ___, tags: ____, ...saved } = settings
  expect(ClientFormValues.parse(valuesOf(settings))).toEqual({ ...saved, tagIds: ['tag_1'] })
})
