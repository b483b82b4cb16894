import { AppError } from '#server/kernel/app-error.ts'

export const domainNotIncluded = () =>
  new AppError({
    code: 'emails.not_included',
    status: 402,
    message: 'Sending from a domain of your own comes with the Studio plan.',
  })

export const domainsNotPossible = () =>
  new AppError({
    code: 'emails.domains_not_possible',
    status: 409,
    message: 'This server cannot send from other domains: its mail service looks after none.',
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
    message: `You have ${name} as your sending domain already. Remove it to add another one.`,
  })

export const domainTaken = (name: string) =>
  new AppError({
    code: 'emails.domain_taken',
    status: 409,
    message: `${name} is in use here already. If you have just removed it, try again in a few minutes.`,
  })

const REFUSALS = {
  mailbox_provider: 'is a mailbox provider’s domain. Use one that is your own.',
  shared: 'is shared by many. Use a domain that is your own.',
  ours: 'is our own domain. Use one that is yours.',
}

const refused = (message: string) =>
  new AppError({ code: 'emails.domain_refused', status: 422, message, details: [{ path: 'name', message }] })

export const domainRefused = (name: string, why: keyof typeof REFUSALS) => refused(`${name} ${REFUSALS[why]}`)

/** `reason` as the mail service has it, a sentence. */
export const domainRefusedByService = (reason: string) =>
  refused(`The mail service does not take this domain: ${reason}`)

export const mailServiceUnavailable = (cause?: unknown) =>
  new AppError({
    code: 'emails.mail_service_unavailable',
    status: 503,
    message: 'The mail service does not answer. Try again in a moment.',
    retryAfterSeconds: 10,
    cause,
  })
