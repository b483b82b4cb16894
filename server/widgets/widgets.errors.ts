import { AppError } from '#server/kernel/app-error.ts'

export const widgetNotFound = () =>
  new AppError({ code: 'widgets.not_found', status: 404, message: 'This widget does not exist.' })
