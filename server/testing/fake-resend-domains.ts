import * as z from 'zod'

export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

const NewDomain = z.object({ name: z.string().regex(/^([a-z\d-]+\.)+[a-z]{2,}$/) })

type Status = 'not_started' | 'pending' | 'verified' | 'failed' | 'partially_verified' | 'partially_failed'

type DomainRecord = {
  record: 'SPF' | 'DKIM'
  name: string
  type: 'MX' | 'TXT'
  ttl: string
  status: 'not_started' | 'pending' | 'verified' | 'failed' | 'temporary_failure'
  value: string
  priority?: number
}

export type FakeDomain = {
  id: string
  name: string
  status: Status
  created_at: string
  region: string
  records: DomainRecord[]
}

const recordsOf = (name: string): DomainRecord[] => {
  // Like at Resend, names are relative to the registered domain.
  const prefix = name.split('.').slice(0, -2).join('.')
  const under = (host: string) => (prefix === '' ? host : `${host}.${prefix}`)
  const common = { ttl: 'Auto', status: 'not_started' as const }
  return [
    {
      record: 'DKIM',
      name: under('resend._domainkey'),
      type: 'TXT',
      value: 'p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC',
      ...common,
    },
    {
      record: 'SPF',
      name: under('send'),
      type: 'MX',
      value: 'feedback-smtp.eu-west-1.amazonses.com',
      priority: 10,
      ...common,
    },
    { record: 'SPF', name: under('send'), type: 'TXT', value: 'v=spf1 include:amazonses.com ~all', ...common },
  ]
}

const notFound: Answer = { status: 404, body: { statusCode: 404, name: 'not_found', message: 'Domain not found' } }

/** Twenty at a time or the requested number, after the given one. */
function pageOf(list: readonly FakeDomain[], query: URLSearchParams) {
  const after = query.get('after')
  const rest = list.slice(after === null ? 0 : list.findIndex(({ id }) => id === after) + 1)
  const page = rest.slice(0, Number(query.get('limit') ?? 20))
  return { object: 'list', has_more: page.length < rest.length, data: page.map(({ records: _, ...item }) => item) }
}

/** The domains of the Resend emulator. */
export function createDomainList() {
  const list: FakeDomain[] = []
  let added = 0

  function add(body: unknown): Answer {
    const parsed = NewDomain.safeParse(body)
    if (!parsed.success)
      return { status: 422, body: { statusCode: 422, name: 'validation_error', message: 'Invalid `name` field.' } }
    const { name } = parsed.data
    if (list.some((known) => known.name === name))
      return {
        status: 403,
        body: { statusCode: 403, name: 'validation_error', message: `The ${name} domain has been registered already.` },
      }
    added += 1
    const domain: FakeDomain = {
      id: `d91cd9bd-0000-4000-8000-${String(added).padStart(12, '0')}`,
      name,
      status: 'not_started',
      created_at: '2026-11-20 09:00:00.000000+00',
      region: 'eu-west-1',
      records: recordsOf(name),
    }
    list.push(domain)
    return { status: 201, body: domain }
  }

  function startLooking(domain: FakeDomain): Answer {
    if (domain.status === 'not_started') {
      domain.status = 'pending'
      for (const record of domain.records) record.status = 'pending'
    }
    return { status: 200, body: { object: 'domain', id: domain.id } }
  }

  function remove(domain: FakeDomain): Answer {
    list.splice(list.indexOf(domain), 1)
    return { status: 200, body: { object: 'domain', id: domain.id, deleted: true } }
  }

  return {
    list,
    /** Undefined when the call is about something else. */
    answer({ method, url, body }: { method: string; url: string; body: unknown }): Answer | undefined {
      const [path = '', query] = url.split('?')
      if (path === '/domains' && method === 'POST') return add(body)
      if (path === '/domains' && method === 'GET') {
        return { status: 200, body: pageOf(list, new URLSearchParams(query)) }
      }
      const [, id, action] = /^\/domains\/([^/]+)(\/verify)?$/.exec(path) ?? []
      if (id === undefined || query !== undefined) return undefined
      const domain = list.find((known) => known.id === id)
      if (!domain) return notFound
      if (action !== undefined) return method === 'POST' ? startLooking(domain) : undefined
      if (method === 'GET') return { status: 200, body: { object: 'domain', ...domain } }
      return method === 'DELETE' ? remove(domain) : undefined
    },
    settle(name: string, status: 'verified' | 'failed') {
      const domain = list.find((known) => known.name === name)
      if (!domain) throw new Error(`The Resend emulator has no domain ${name}.`)
      domain.status = status
      for (const record of domain.records) record.status = status
    },
    isRefusedAsSender: (name: string) => list.some((known) => known.name === name && known.status !== 'verified'),
  }
}
