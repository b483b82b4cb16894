import { Resolver } from 'node:dns/promises'
import type { LookedUp, WallDns } from './wall-dns.ts'
import { dnsUnavailable } from './wall-domains.errors.ts'

const TIMEOUT_MS = 3_000
const TRIES = 2

type Lookups = Pick<Resolver, 'resolveCname' | 'resolveTxt'>

/** The resolver of this machine. It is asked for names only: nothing connects to what they lead to. */
export function createSystemDns(resolver: Lookups = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })): WallDns {
  const isThere = async ({ type, name, value }: LookedUp): Promise<boolean> => {
    if (type === 'CNAME') return (await resolver.resolveCname(name)).some((found) => plainName(found) === value)
    return (await resolver.resolveTxt(name)).some((chunks) => chunks.join('') === value)
  }
  return { findRecords: (records) => Promise.all(records.map((record) => isThere(record).catch(falseIfMissing))) }
}

const plainName = (name: string) => name.toLowerCase().replace(/\.$/, '')

const MISSING = new Set(['ENOTFOUND', 'ENODATA'])

function falseIfMissing(error: unknown): false {
  if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return false
  throw dnsUnavailable(error)
}
