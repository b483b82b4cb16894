import { AppError } from '#server/kernel/app-error.ts'

export const domainNotIncluded = () =>
  new AppError({
    code: 'emails.not_included',
    status: 402,
    message: 'Sending from your own domain is part of the Studio plan.',
  })

export const domainsNotPossible = () =>
  new AppError({
    code: 'emails.domains_not_possible',
    status: 409,
    message: 'This server can’t send from other domains: its email service doesn’t support them.',
  })

export const domainNotFound = () =>
  new AppError({
    code: 'emails.domain_not_found',
    status: 404,
    message: 'You have no sending domain. Reload the page.',
  })

export const domainExists = (name: string) =>
  new AppError({
    code: 'emails.domain_exists',
    status: 409,
    message: `Your sending domain is ${name}. Remove it before you add another one.`,
  })

export const domainTaken = (name: string) =>
  new AppError({
    code: 'emails.domain_taken',
    status: 409,
    message: `${name} is already in use here. If you just removed it, try again in a few minutes.`,
  })

const REFUSALS = {
  mailbox_provider: 'belongs to a mailbox provider. Use a domain of your own.',
  shared: 'is shared by many sites. Use a domain of your own.',
  ours: 'is our domain. Use a domain of your own.',
}

const refused = (message: string) =>
  new AppError({ code: 'emails.domain_refused', status: 422, message, details: [{ path: 'name', message }] })

export const domainRefused = (name: string, why: keyof typeof REFUSALS) => refused(`${name} ${REFUSALS[why]}`)

/** `reason` is a sentence from the email service. */
export const domainRefusedByService = (reason: string) => refused(`The email service refuses this domain: ${reason}`)

export const emailServiceUnavailable = (cause?: unknown) =>
  new AppError({
    code: 'emails.email_service_unavailable',
    status: 503,
    message: 'The email service doesn’t answer. Try again in a moment.',
    retryAfterSeconds: 10,
    cause,
  })
