import { AppError } from '#server/kernel/app-error.ts'

export const widgetNotFound = () =>
  new AppError({ code: 'widgets.not_found', status: 404, message: 'This widget does not exist.' })

export const tooManyWidgets = (limit: number) =>
  new AppError({
    code: 'widgets.too_many',
    status: 409,
    message: `You have ${limit} widgets, which is the maximum. Delete one that you no longer use.`,
  })

export const slugTaken = (slug: string) =>
  new AppError({
    code: 'widgets.slug_taken',
    status: 409,
    message: `The address "${slug}" is taken. Choose another one.`,
    details: [{ path: 'slug', message: 'This address is taken. Choose another one.' }],
  })

export const publishedMeanwhile = () =>
  new AppError({
    code: 'widgets.published_meanwhile',
    status: 409,
    message: 'This widget was published from somewhere else in the meantime. Reload it, then publish.',
  })

export const lastWidget = () =>
  new AppError({
    code: 'widgets.last_one',
    status: 409,
    message: 'This is your only widget and can’t be deleted. Create another one first.',
  })

export const siteNotAllowed = () =>
  new AppError({
    code: 'widgets.site_not_allowed',
    status: 403,
    message: 'The owner allows this widget on other sites only.',
  })

export const malformedCount = () =>
  new AppError({
    code: 'widgets.malformed_count',
    status: 422,
    message: 'Send {"kind":"view"} or {"kind":"click"} as the body.',
  })

export const proofNotFound = () =>
  new AppError({ code: 'widgets.proof_not_found', status: 404, message: 'There is no proof at this address.' })

export const notShown = () =>
  new AppError({
    code: 'widgets.not_shown',
    status: 409,
    message: 'This widget no longer shows that testimonial. Reload the page, then try again.',
  })

export const tooManyPinned = (limit: number) =>
  new AppError({
    code: 'widgets.order_full',
    status: 409,
    message: `A widget can have ${limit} pinned testimonials. Unpin one first.`,
  })

export const tooManyMoved = (limit: number) =>
  new AppError({
    code: 'widgets.order_full',
    status: 409,
    message: `A widget can have ${limit} testimonials moved by hand. Choose a position further up.`,
  })

/** For a page that then says itself that there is nothing. */
export function nothingIfNotFound(error: unknown): undefined {
  if (error instanceof AppError && error.status === 404) return undefined
  throw error
}
