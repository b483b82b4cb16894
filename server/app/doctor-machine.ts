import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Config } from '#server/config/config.ts'
import { isLoopback } from '#server/config/reach.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'

const GIVES_UP_AFTER_MS = 10_000
const NODE_MAJOR = 24
/** Stripe's signatures are valid for five minutes, codes of authenticator apps for half a minute. */
const CLOCK_OFF_MAX_MS = 20_000

export function checkNode(version = process.versions.node): Finding {
  const { ok, problem } = findingsOf('Node')
  const major = Number(version.split('.')[0])
  return major === NODE_MAJOR
    ? ok(`Node ${version} runs.`)
    : problem(`Node ${version} runs, and Goodword needs Node ${NODE_MAJOR}. Install it.`)
}

/** Compares our clock with that of a service that is configured, by the date of its answer. */
export async function checkClock({ stripe, email }: Config): Promise<Finding> {
  const { ok, open, problem } = findingsOf('Clock')
  const resend = email.service === 'resend' ? (email.url ?? 'https://api.resend.com') : undefined
  const isStripe = stripe.billing !== undefined || stripe.link !== undefined
  const service = isStripe ? (stripe.url ?? 'https://api.stripe.com') : resend
  if (service === undefined) return open('It can’t be compared without a service. Let the system keep it right by NTP.')
  const begun = systemClock.now().getTime()
  const answer = await fetch(service, {
    redirect: 'manual',
    signal: AbortSignal.timeout(GIVES_UP_AFTER_MS),
  }).catch(() => undefined)
  await answer?.body?.cancel()
  const theirs = Date.parse(answer?.headers.get('date') ?? '')
  if (Number.isNaN(theirs)) return open(`It can’t be compared, because ${service} doesn’t say the time.`)
  const offMs = (begun + systemClock.now().getTime()) / 2 - theirs
  if (Math.abs(offMs) <= CLOCK_OFF_MAX_MS) return ok(`It agrees with that of ${service}.`)
  return problem(
    `It is ${Math.round(Math.abs(offMs) / 1000)} seconds ${offMs > 0 ? 'ahead of' : 'behind'} that of ${service}. Let the system keep it right by NTP: codes and signatures are refused otherwise.`,
  )
}

/** Whether the operator's page is there, and who can reach it. */
export async function checkOperators({ ops }: Config): Promise<Finding> {
  const { ok, open, problem } = findingsOf('Operator’s page')
  if (!ops) return open('There is none, and no figures for Prometheus. Set OPS_PORT to a free port.')
  const { host, port, token } = ops
  const isLocal = isLoopback(host)
  if (!isLocal && token === undefined)
    return problem(`OPS_HOST is ${host}, so others can reach it, but the page needs OPS_TOKEN there. Set it.`)
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  const answer = await fetch(`http://${isIP(name) === 6 ? `[${name}]` : name}:${port}/healthz`, {
    signal: AbortSignal.timeout(GIVES_UP_AFTER_MS),
  }).catch(() => undefined)
  if (!answer?.ok)
    return open(`Nothing answers at ${host}:${port}. It does while Goodword runs with the same OPS_PORT and OPS_HOST.`)
  return isLocal
    ? ok(`It answers at ${host}:${port}, to this machine only.`)
    : open(`It answers at ${host}:${port}. Make sure that visitors can’t reach it, and put TLS in front.`)
}

/** Whether the name that owners' domains lead to leads here. */
export async function checkOwnDomains({ wallDomainTarget, publicUrl }: Config): Promise<Finding> {
  const { ok, open, problem } = findingsOf('Own domains')
  if (wallDomainTarget === undefined)
    return open('Owners can’t have hosted pages at their own domains, because WALL_DOMAIN_TARGET isn’t set.')
  const addresses = await addressesOf(wallDomainTarget)
  if (addresses.length === 0)
    return problem(
      `WALL_DOMAIN_TARGET is ${wallDomainTarget}, which has no address in DNS. Add a record that leads to your proxy.`,
    )
  const ours = publicUrl === undefined ? [] : await addressesOf(new URL(publicUrl).hostname)
  return ours.some((address) => addresses.includes(address))
    ? ok(`${wallDomainTarget} leads to where PUBLIC_URL does.`)
    : open(`${wallDomainTarget} leads to ${addresses[0]}, and PUBLIC_URL elsewhere. Check that it is your proxy.`)
}

const addressesOf = async (name: string): Promise<string[]> =>
  (await lookup(name, { all: true }).catch(() => [])).map(({ address }) => address)

/** How long the installation keeps what belongs to no workspace. */
export function checkRetention({ retention }: Config): Finding {
  const { ok } = findingsOf('Retention')
  const { analyticsMonths, securityEventMonths } = retention
  return ok(
    `The use of owners’ pages is kept for ${analyticsMonths} months, and security events for ${securityEventMonths}. Owners decide about the rest.`,
  )
}
