import { describe, expect, test } from 'vitest'
import { createSystemDns } from './system-dns.ts'

const CNAME = { type: 'CNAME', name: 'love.feldmann.example', value: 'goodword.example' } as const
const TXT = { type: 'TXT', name: '_goodword.love.feldmann.example', value: 'goodword-wall=secret' } as const

const failing = (code: string) => async () => {
  throw Object.assign(new Error(`query ${code}`), { code })
}

describe('the resolver of this machine', () => {
  test('finds a record whatever its case, final dot and chunks', async () => {
    const dns = createSystemDns({
      resolveCname: async () => ['Goodword.Example.'],
      resolveTxt: async () => [['other'], ['goodword-wall', '=secret']],
    })
    expect(await dns.findRecords([CNAME, TXT])).toEqual([true, true])
  })

  test('does not take another value for it', async () => {
    const dns = createSystemDns({
      resolveCname: async () => ['goodword.example.evil.example'],
      resolveTxt: async () => [['goodword-wall=other']],
    })
    expect(await dns.findRecords([CNAME, TXT])).toEqual([false, false])
  })

  test.each(['ENOTFOUND', 'ENODATA'])('has no record when it answers %s', async (code) => {
    const dns = createSystemDns({ resolveCname: failing(code), resolveTxt: failing(code) })
    expect(await dns.findRecords([CNAME, TXT])).toEqual([false, false])
  })

  test.each(['ETIMEOUT', 'ESERVFAIL', 'EREFUSED'])('knows nothing when it answers %s', async (code) => {
    const dns = createSystemDns({ resolveCname: failing(code), resolveTxt: async () => [] })
    await expect(dns.findRecords([CNAME, TXT])).rejects.toMatchObject({ code: 'wall_domains.dns_unavailable' })
  })
})
