import { describe, expect, test } from 'vitest'
import { createHarness, type Harness } from '#server/testing/harness.ts'

const VISIBILITIES = [false, true]
const STATUSES = ['pending', 'sent', 'submitted', 'approved', 'rejected'] as const

/** Words that stand in private places only. Whoever finds one in a public answer has found a leak. */
function canary(what: string): string {
  return `CANARY${what.replace(/\W/g, '')}Q`
}

async function fill(h: Harness) {
  const owner = await h.signUp({ email: `${canary('owneremail')}@studio.example`, organisationName: 'Studio' })
  await h.setPlan(owner, 'studio')
  const links: string[] = []
  for (const status of STATUSES) {
    for (const isPrivate of VISIBILITIES) {
      const name = `${status}${isPrivate ? 'private' : 'public'}`
      const isAnswered = status !== 'pending' && status !== 'sent'
      const { id } = await h.createRequest(owner, {
        customerEmail: `${canary(`mail${name}`)}@client.example`,
        customerName: isAnswered ? canary(`asked${name}`) : 'Ana',
        isAutoSendEnabled: status === 'sent',
      })
      links.push(id)
      if (status === 'sent') await h.drain()
      if (!isAnswered) continue
      const isShown = status === 'approved' && !isPrivate
      const mark = (what: string) => (isShown ? 'Shown' : canary(what + name))
      await h.submit(id, { customerName: mark('name'), testimonial: mark('words'), isPrivate })
      if (status === 'submitted') continue
      await h.request('PUT', `/goodword/testimonial/${id}/${status === 'approved' ? 'approve' : 'reject'}`, {
        token: owner.token,
      })
    }
  }
  const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  return { owner, links, widgetId: body.items[0]?.id ?? '' }
}

describe('nothing private', () => {
  test('stands in any public answer, whatever the status and the choice of the client', async () => {
    const h = await createHarness()
    const { links, widgetId, owner } = await fill(h)
    const paths = [
      `/w/${widgetId}.json`,
      `/wall/${widgetId}`,
      '/openapi.json',
      '/healthz',
      '/readyz',
      '/',
      ...links.flatMap((id) => [`/goodword/testimonial/${id}`, `/testimonial/submit/${id}`]),
    ]
    const answers = await Promise.all(paths.map((path) => h.request('GET', path)))
    answers.push(...(await Promise.all(links.map((id) => h.submit(id, { testimonial: 'again' })))))
    const owned = h.endpoints.filter(({ access }) => access === 'owner')
    answers.push(
      ...(await Promise.all(owned.map(({ method, path }) => h.request(method, path.replace(':id', links[0] ?? ''))))),
    )

    for (const { body, headers } of answers) {
      const everything = JSON.stringify([body, [...headers]])
      expect(everything).not.toContain('CANARY')
      expect(everything).not.toContain(owner.user.id)
    }
    const shown = await h.request<{ items: unknown[] }>('GET', `/w/${widgetId}.json`)
    expect(shown.body.items).toHaveLength(1)
    for (const id of links) expect(JSON.stringify(shown.body)).not.toContain(id)
  })

  test('stands in the log: no words, addresses, links or tokens', async () => {
    const h = await createHarness()
    const { links, owner } = await fill(h)
    await h.request('GET', `/goodword/testimonial/${links[0]}`)
    await h.request('GET', '/goodword/user/me', { token: `${owner.token}x` })
    h.raw.exec('alter table testimonials rename to away')
    expect((await h.request('GET', '/goodword/testimonial/list', { token: owner.token })).status).toBe(500)
    const log = h.logLines.join('')
    expect(log).toContain('"route":"/goodword/testimonial/:id"')
    expect(log).toContain('request failed')
    expect(log).not.toContain('CANARY')
    expect(log).not.toContain(owner.token)
    for (const id of links) expect(log).not.toContain(id)
  })

  test('stands in a mail about somebody else', async () => {
    const h = await createHarness()
    await fill(h)
    for (const { recipient, text, html } of await h.mails()) {
      const others = [...`${text} ${html}`.matchAll(/CANARY\w+?Q/g)]
        .map(([word]) => word)
        .filter((word) => !recipient.includes(word))
      expect(others).toEqual([])
    }
  })
})
