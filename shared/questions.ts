import * as z from 'zod'
import { requiredLine } from './fields.ts'
import { QUESTION_KINDS, type QuestionKind } from './submissions.ts'

export const QUESTION_MAX_LENGTH = 140
export const OPTION_MAX_LENGTH = 80
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 8

/** Whether the owner writes the answers from which clients choose. */
export const hasOwnOptions = (kind: QuestionKind) => kind === 'choice' || kind === 'choices'

/** The answers of a scale. */
export const SCALE_OPTIONS = ['1/5', '2/5', '3/5', '4/5', '5/5'] as const

const option = requiredLine('Answer').pipe(
  z.string().max(OPTION_MAX_LENGTH, `An answer can be at most ${OPTION_MAX_LENGTH} characters long.`),
)

const folded = (text: string) => text.toLowerCase()

/** A question as an owner writes it. Only a choice, of one answer or several, has `options`; those of other kinds are dropped. */
export const QuestionInput = z
  .strictObject({
    /** Of an existing question. */
    id: z.string().max(64).optional(),
    text: requiredLine('Question').pipe(
      z.string().max(QUESTION_MAX_LENGTH, `Question can be at most ${QUESTION_MAX_LENGTH} characters long.`),
    ),
    kind: z.enum(QUESTION_KINDS, 'Choose a kind of answer.').default('long'),
    options: z.array(option).max(OPTIONS_MAX, `A choice can have at most ${OPTIONS_MAX} answers.`).default([]),
    isRequired: z.boolean('Choose whether an answer is required.').default(false),
    isPrivate: z.boolean('Choose whether answers may be shown.').default(false),
  })
  .check(({ value: { kind, options }, issues }) => {
    if (!hasOwnOptions(kind)) return
    if (options.length < OPTIONS_MIN)
      issues.push({
        code: 'custom',
        path: ['options'],
        message: `A choice needs at least ${OPTIONS_MIN} answers.`,
        input: options,
      })
    for (const [index, text] of options.entries())
      if (options.findIndex((other) => folded(other) === folded(text)) < index)
        issues.push({ code: 'custom', path: ['options', index], message: 'This answer is there twice.', input: text })
  })
  .transform(({ kind, options, ...question }) => ({
    ...question,
    kind,
    options: hasOwnOptions(kind) ? options : kind === 'scale' ? [...SCALE_OPTIONS] : [],
  }))
