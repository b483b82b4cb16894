import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PortalExport } from '#shared/portal.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createHarness } from '#server/testing/harness.ts'
import { approvedAnswer, clientOf, createOpenedRequest } from '#server/testing/clients.ts'
import { setUpSignOff } from '#server/testing/sign-off.ts'
import { openWall, publishWall } from '#server/testing/walls.ts'

const REPLY = 'Thank you, Ana.\n\nSay hello to <b>the cap</b>, see https://studio.example.'

async function answered() {
  const found = await approvedAnswer()
  const { h, owner, id, widgetId, client } = found
  const reply = (
    text: string | null,
    { revisedAt = null, token = owner.token }: { revisedAt?: string | null; token?: string } = {},
  ) =>
    h.request<Testimonial & ErrorResponse>('PUT', `/goodword/testimonial/${id}/reply`, {
      token,
      body: { text, revisedAt },
    })
  const inFeed = async () => (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body.items[0]?.reply
  const inPortal = async () => (await client.look()).body.answer?.reply
  const events = async () => (await found.details()).history.map(({ kind, actor }) => `${actor} ${kind}`)
  return { ...found, reply, inFeed, inPortal, events }
}

describe('a reply', () => {
  test('is in the feed, on the wall, in the list, the details and the client portal, as plain text', async () => {
    const { h, owner, reply, inFeed, inPortal, details, wall, events } = await answered()
    expect(await inFeed()).toBeNull()
    const saved = { text: REPLY, at: h.clock.now().toISOString(), isOutdated: false }
    expect(await reply(` ${REPLY.replaceAll('\n', '\r\n')}\n`)).toMatchObject({ status: 200, body: { reply: saved } })
    expect([await inFeed(), await inPortal()]).toEqual([REPLY, REPLY])
    const page = await wall()
    expect(page).toContain('Reply from Feldmann Studio')
    expect(page).toContain('&lt;b>the cap&lt;/b>')
    expect(page).not.toContain('href="https://studio.example')
    expect((await details()).reply).toEqual(saved)
    const list = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token: owner.token })
    expect(list.body.items[0]?.reply).toEqual(saved)
    expect((await events()).at(-1)).toBe('member replied')
  })

  test('is changed, kept as it is, and removed', async () => {
    const { reply, inFeed, events } = await answered()
    await reply(REPLY)
    await reply(REPLY)
    await reply('Thank you.')
    expect(await inFeed()).toBe('Thank you.')
    expect(await reply(null)).toMatchObject({ status: 200, body: { reply: null } })
    await reply(null)
    expect(await inFeed()).toBeNull()
    expect((await events()).slice(-3)).toEqual(['member replied', 'member reply_changed', 'member reply_removed'])
  })

  test('is on a hosted wall with the testimonial that leads it, and not in the data for search engines', async () => {
    const opened = await openWall()
    const { h, owner, widgetId, testimonialId } = opened
    await h.request('PUT', `/goodword/testimonial/${testimonialId}/reply`, {
      token: owner.token,
      body: { text: REPLY, revisedAt: null },
    })
    const { body } = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
    const hostedPage = { ...defaultWidgetOptions.hostedPage, leadId: body.items[0]?.id }
    await publishWall(opened, { options: { hostedPage, structuredData: { type: 'Product', name: 'Labels' } } })
    const page = String((await h.request('GET', `/wall/${widgetId}`)).body)
    expect(page).toContain('<p class="reply"><b>Reply from Feldmann &amp; &lt;Co&gt;</b>')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(json).review).toMatchObject([{ reviewBody: 'Precise, funny, never late.' }])
    expect(json).not.toContain('the cap')
  })

  test.each([
    ['nothing', ' \n ', 'Reply is required.'],
    ['too much', 'x'.repeat(501), 'Reply can be at most 500 characters long.'],
    ['a control character', 'Thank\u0007 you', 'Reply must be plain text.'],
  ])('of %s is refused by a sentence', async (_, text, message) => {
    const { reply, inFeed } = await answered()
    const { status, body } = await reply(text)
    expect(status).toBe(422)
    expect(body.details).toEqual([{ path: 'text', message }])
    expect(await inFeed()).toBeNull()
  })

  test('before the approval appears with it, and goes with a rejection', async () => {
    const opened = await createOpenedRequest()
    const { h, owner, id, widgetId, client } = opened
    await h.submit(id)
    const body = { text: REPLY, revisedAt: null }
    expect((await h.request('PUT', `/goodword/testimonial/${id}/reply`, { token: owner.token, body })).status).toBe(200)
    const seen = async () => [
      (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body.items.map(({ reply }) => reply),
      (await client.look()).body.answer?.reply,
    ]
    expect(await seen()).toEqual([[], null])
    await opened.decide('approve')
    expect(await seen()).toEqual([[REPLY], REPLY])
    await opened.decide('reject')
    expect(await seen()).toEqual([[], null])
  })

  test('needs an answer that others may read and that is still there', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const reply = (text: string | null) =>
      h.request<ErrorResponse>('PUT', `/goodword/testimonial/${id}/reply`, {
        token: owner.token,
        body: { text, revisedAt: null },
      })
    expect((await reply(REPLY)).body.message).toBe('This testimonial is now pending and can’t get a reply.')
    await h.submit(id)
    const client = clientOf(h, id)
    await client.show({ isPrivate: true })
    expect((await reply(REPLY)).body).toMatchObject({
      code: 'testimonials.not_for_everybody',
      message: 'Ana Ribeiro sent this testimonial only to you, so nobody would see a reply. Email them instead.',
    })
    await client.show({ isPrivate: false })
    expect((await reply(REPLY)).status).toBe(200)
    await client.withdraw()
    expect((await reply('Other.')).body.code).toBe('testimonials.withdrawn')
    expect(await reply(null), 'removing always works').toMatchObject({ status: 200 })
    await client.erase()
    expect((await reply(REPLY)).body.code).toBe('testimonials.erased')
  })

  test('is not written below words that the client has changed since', async () => {
    const { client, reply, details } = await answered()
    await client.revise({ testimonial: 'Other words.' })
    expect(await reply(REPLY)).toMatchObject({
      status: 409,
      body: { code: 'testimonials.revised', message: expect.stringContaining('Read it and try again.') },
    })
    const { revisedAt } = await details()
    expect((await reply(REPLY, { revisedAt })).status).toBe(200)
  })

  test('is the owner’s to publish while a sign-off is needed', async () => {
    const s = await setUpSignOff()
    await s.create()
    await s.require(true)
    const editor = await s.addMember('editor')
    const id = await s.answer('Ana')
    const path = `/goodword/testimonial/${id}/reply`
    const body = { text: REPLY, revisedAt: null }
    expect(await s.call('PUT', path, editor, body)).toMatchObject({
      status: 409,
      body: { code: 'testimonials.reply_needs_owner', message: expect.stringContaining('Ask the owner to write it.') },
    })
    expect((await s.call('PUT', path, { ...s.owner, token: await s.h.signIn(s.owner) }, body)).status).toBe(200)
    expect((await s.call('PUT', path, editor, { text: null, revisedAt: null })).status).toBe(200)
  })
})

describe('what the client does', () => {
  test('with the testimonial hides the reply until the owner keeps it', async () => {
    const { client, reply, inFeed, inPortal, details, events, decide } = await answered()
    await reply(REPLY)
    await client.revise({ rating: 2 })
    const { revisedAt, reply: hidden } = await details()
    expect(hidden).toMatchObject({ text: REPLY, isOutdated: true })
    await decide('approve')
    expect([await inFeed(), await inPortal()]).toEqual([null, null])
    expect(await events()).toContain('client reply_hidden')
    expect(await reply(REPLY, { revisedAt })).toMatchObject({ body: { reply: { isOutdated: false } } })
    expect([await inFeed(), await inPortal()]).toEqual([REPLY, REPLY])
    expect((await events()).at(-1)).toBe('member reply_kept')
  })

  test('by withdrawing takes the reply off every page, and sharing the same words again brings it back', async () => {
    const { client, reply, inFeed, inPortal, decide, events } = await answered()
    await reply(REPLY)
    await client.withdraw()
    expect([await inFeed(), await inPortal()]).toEqual([undefined, null])
    await client.revise()
    await decide('approve')
    expect([await inFeed(), await inPortal()]).toEqual([REPLY, REPLY])
    expect(await events()).not.toContain('client reply_hidden')
  })

  test('by erasing erases the reply too', async () => {
    const { h, client, reply } = await answered()
    await reply(REPLY)
    await client.erase()
    expect(await h.rows(testimonials, { reply: null, repliedAt: null }).count()).toBe(1)
  })
})

test('both exports have the reply', async () => {
  const { h, owner, client, reply } = await answered()
  await reply(REPLY)
  const account = await h.request<AccountExport>('GET', '/goodword/user/me/export', { token: owner.token })
  expect(account.body.testimonials[0]?.reply?.text).toBe(REPLY)
  const own = await h.request<PortalExport>('GET', `/goodword/portal/${client.token}/export`)
  expect(own.body.answer?.reply).toBe(REPLY)
})
