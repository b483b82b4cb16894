import { AppError } from '#server/kernel/app-error.ts'

export const tagNotFound = () =>
  new AppError({
    code: 'tags.not_found',
    status: 404,
    message: 'This tag no longer exists. Reload the page to see your tags.',
  })

export const tagNameTaken = (name: string) =>
  new AppError({
    code: 'tags.name_taken',
    status: 409,
    message: `You already have a tag named “${name}”. Choose another name.`,
  })

export const tooManyTags = (max: number) =>
  new AppError({
    code: 'tags.too_many',
    status: 409,
    message: `You already have ${max} tags. Delete one to make another.`,
  })

export const tooManyTagsOnOne = (max: number) =>
  new AppError({
    code: 'tags.too_many_on_one',
    status: 409,
    message: `It already has ${max} tags. Remove one to add another.`,
  })

export const testimonialUnknown = () =>
  new AppError({ code: 'testimonials.not_found', status: 404, message: 'This testimonial does not exist.' })

export const serviceNotFound = () =>
  new AppError({
    code: 'services.not_found',
    status: 404,
    message: 'No testimonial has this service any more. Reload the page to see your services.',
  })

type InUse = { kind: 'tags' | 'services'; name: string; widget: string }

export const usedByWidget = ({ kind, name, widget }: InUse) =>
  new AppError({
    code: `${kind}.in_use`,
    status: 409,
    message: `The widget “${widget}” uses “${name}” to choose what it shows. Change the widget first.`,
  })
