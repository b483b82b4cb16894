import { AppError } from '#server/kernel/app-error.ts'

export const extrasNotIncluded = () =>
  new AppError({
    code: 'form.not_included',
    status: 402,
    message: 'Your plan doesn’t include company, role and questions. Choose a larger plan to ask for them.',
  })

export const questionUnknown = () =>
  new AppError({
    code: 'form.question_unknown',
    status: 422,
    message: 'One of the questions no longer exists. Reload the page and try again.',
  })

export const formNotFound = () =>
  new AppError({ code: 'forms.not_found', status: 404, message: 'This form doesn’t exist. It may have been deleted.' })

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
