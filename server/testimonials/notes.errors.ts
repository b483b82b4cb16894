import { NOTES_PER_TESTIMONIAL } from '#shared/notes.ts'
import { AppError } from '#server/kernel/app-error.ts'

export const noteNotFound = () =>
  new AppError({ code: 'notes.not_found', status: 404, message: 'This note was deleted.' })

export const noteNotYours = (author: string) =>
  new AppError({
    code: 'notes.not_yours',
    status: 403,
    message: `This note is by ${author}. Only they, admins and the owner of this workspace can delete it.`,
  })

export const tooManyNotes = () =>
  new AppError({
    code: 'notes.too_many',
    status: 409,
    message: `A testimonial can have ${NOTES_PER_TESTIMONIAL} notes. Delete one that nobody needs any more.`,
  })
