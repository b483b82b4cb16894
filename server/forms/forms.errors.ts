import { FORMS_MAX } from '#shared/forms.ts'
import { AppError } from '#server/kernel/app-error.ts'

export const extrasNotIncluded = () =>
  new AppError({
    code: 'form.not_included',
    status: 402,
    message:
      'Your plan doesn’t include company, role, questions and your own thanks. Choose a larger plan to use them.',
  })

export const questionUnknown = () =>
  new AppError({
    code: 'form.question_unknown',
    status: 422,
    message: 'One of the questions no longer exists. Reload the page and try again.',
  })

export const tagUnknown = () =>
  new AppError({
    code: 'form.tag_unknown',
    status: 422,
    message: 'One of the tags was deleted meanwhile. Reload the page and try again.',
  })

export const formNotFound = () =>
  new AppError({ code: 'forms.not_found', status: 404, message: 'This form doesn’t exist. It may have been deleted.' })

export const nameTaken = () =>
  new AppError({
    code: 'forms.name_taken',
    status: 409,
    message: 'Another form has this name. Choose a different one.',
    details: [{ path: 'name', message: 'Another form has this name. Choose a different one.' }],
  })

export const formLimitReached = ({ limit }: { limit: number }) =>
  new AppError({
    code: 'forms.limit_reached',
    status: 402,
    message: `Your plan includes ${limit === 1 ? 'one form' : `${limit} forms`}. Choose a larger plan to create another one.`,
  })

export const tooManyForms = () =>
  new AppError({
    code: 'forms.too_many',
    status: 409,
    message: `A workspace can have at most ${FORMS_MAX} forms. Delete one that you no longer use.`,
  })

export const defaultFormStays = () =>
  new AppError({
    code: 'forms.is_default',
    status: 409,
    message: 'The default form can’t be deleted, because requests use it. You can close its link instead.',
  })

export const addressTaken = () =>
  new AppError({
    code: 'forms.address_taken',
    status: 409,
    message: 'This address is already taken. Choose another one.',
    details: [{ path: 'slug', message: 'This address is already taken. Choose another one.' }],
  })

export const tooManyAddresses = () =>
  new AppError({
    code: 'forms.too_many_addresses',
    status: 409,
    message: 'This form has had so many addresses that it can’t get another one. Use one of its earlier addresses.',
  })

export const ownEmailUnconfirmed = () =>
  new AppError({
    code: 'forms.own_email_unconfirmed',
    status: 409,
    message: 'Confirm your own email address first. Then we can ask visitors to confirm theirs.',
  })

type Twice = { row: number; code: string; firstRow: number | null }

const ROWS_NAMED_MAX = 20

const twiceMessage = ({ row, code, firstRow }: Twice) =>
  firstRow === null
    ? `Row ${row}: this form has “${code}” already, or has given it to a client.`
    : `Row ${row}: “${code}” is in row ${firstRow} too.`

/** None of the codes is added. At most the first 20 rows are told. */
export const codesTwice = (twice: readonly Twice[]) =>
  new AppError({
    code: 'forms.code_twice',
    status: 422,
    message: [
      ...twice.slice(0, 1).map(twiceMessage),
      ...(twice.length > 1 ? [`${twice.length - 1} more ${twice.length === 2 ? 'row is' : 'rows are'} like it.`] : []),
      'Each client gets a different code, so remove the duplicates.',
    ].join(' '),
    details: twice
      .slice(0, ROWS_NAMED_MAX)
      .map((one) => ({ path: `codes.${one.row - 1}`, message: twiceMessage(one) })),
  })

export const tooManyCodes = (room: number) =>
  new AppError({
    code: 'forms.too_many_codes',
    status: 409,
    message:
      room > 0
        ? `There is room for ${room.toLocaleString('en')} more codes. Add the others when some are given.`
        : 'There is no room for more codes. Add them when some are given.',
  })
