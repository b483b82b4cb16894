import { AppError } from '#server/kernel/app-error.ts'

/** `amounts` are like "41 requests". */
export const deletesNow = (amounts: string) =>
  new AppError({
    code: 'retention.deletes_now',
    status: 409,
    message: `This deletes ${amounts} now. Nobody can bring them back.`,
  })
