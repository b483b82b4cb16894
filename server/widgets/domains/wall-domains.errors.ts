import { AppError } from '#server/kernel/app-error.ts'

export const wallDomainNotIncluded = () =>
  new AppError({
    code: 'wall_domains.not_included',
    status: 402,
    message: 'A hosted page at your own domain is part of the Studio plan.',
  })

export const wallDomainsNotPossible = () =>
  new AppError({
    code: 'wall_domains.not_possible',
    status: 409,
    message: 'This installation can’t serve other domains. Ask whoever runs it.',
  })

export const wallDomainNotFound = () =>
  new AppError({
    code: 'wall_domains.not_found',
    status: 404,
    message: 'This workspace has no domain for its hosted page. Reload the page.',
  })

export const wallDomainExists = (name: string) =>
  new AppError({
    code: 'wall_domains.exists',
    status: 409,
    message: `Your domain is ${name}. Remove it before you add another one.`,
  })

const REFUSALS = {
  ours: 'is our own domain. Use a domain of yours.',
  alike: 'looks too much like our own domain. Use another one.',
}
export type WallDomainRefusal = keyof typeof REFUSALS

export function wallDomainRefused(name: string, why: WallDomainRefusal) {
  const message = `${name} ${REFUSALS[why]}`
  return new AppError({ code: 'wall_domains.refused', status: 422, message, details: [{ path: 'name', message }] })
}

export const dnsUnavailable = (cause?: unknown) =>
  new AppError({
    code: 'wall_domains.dns_unavailable',
    status: 503,
    message: 'We couldn’t look up the DNS records. Try again in a moment.',
    retryAfterSeconds: 10,
    cause,
  })
