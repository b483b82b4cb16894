import { EXISTING_IMPORT_UNDO_DAYS } from '#shared/existing-import.ts'
import { AppError } from '#server/kernel/app-error.ts'

export const importNotFound = () =>
  new AppError({ code: 'imports.not_found', status: 404, message: 'This import does not exist.' })

export const importRowNotFound = () =>
  new AppError({
    code: 'imports.row_not_found',
    status: 404,
    message: 'No testimonial of this import belongs to this row, or the client has changed it since.',
  })

export const importUnfinished = () =>
  new AppError({
    code: 'imports.unfinished',
    status: 409,
    message: 'Another import isn’t finished yet. Finish or cancel it first.',
  })

export const importNotReceiving = () =>
  new AppError({
    code: 'imports.wrong_state',
    status: 409,
    message: 'This import takes no more rows. Start a new one.',
  })

export const tooManyRows = (total: number) =>
  new AppError({
    code: 'imports.too_many_rows',
    status: 409,
    message: `This import was started with ${total.toLocaleString('en')} rows. Start a new one for more.`,
  })

export const rowsMissing = ({ received, total }: { received: number; total: number }) =>
  new AppError({
    code: 'imports.rows_missing',
    status: 409,
    message: `Only ${received.toLocaleString('en')} of ${total.toLocaleString('en')} rows have arrived. Send the others first.`,
  })

export const undoTooLate = () =>
  new AppError({
    code: 'imports.too_late',
    status: 409,
    message: `An import can be undone for ${EXISTING_IMPORT_UNDO_DAYS} days. Delete its testimonials one by one instead.`,
  })

export const importBeingRemoved = () =>
  new AppError({ code: 'imports.wrong_state', status: 409, message: 'This import is being undone.' })

export const importBeingApproved = (memberName: string | null) =>
  new AppError({
    code: 'imports.being_approved',
    status: 409,
    message: `${memberName ?? 'Somebody'} is already approving testimonials of this import. Wait until it is done, or cancel it.`,
  })

export const importNeverApproved = () =>
  new AppError({
    code: 'imports.wrong_state',
    status: 409,
    message: 'Nobody has approved this import in one go, so there is nothing to cancel.',
  })
