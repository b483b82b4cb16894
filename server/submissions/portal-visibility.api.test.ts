import { describe, expect, test } from 'vitest'
import {
  ALL_PARTS,
  NO_PARTS,
  ANSWER,
  approvedAnswer,
  everythingShown,
  holding,
  kindsOf,
  createOpenedRequest,
} from '#server/testing/clients.ts'

describe('what is shown', () => {
  test('becomes less at once, everywhere', async () => {
    const { client, feed, wall, details, h } = await everythingShown()
    const [before] = (await feed()).items
    expect(before).toMatchObject({
      author: 'Ana Ribeiro',
      company: 'Lumen',
      role: 'Head of Product',
      answers: [{ question: 'What changed?', answer: 'Everything.' }],
      imageUrl: expect.stringContaining('/images/'),
    })
    const { body } = await client.show({ parts: NO_PARTS })
    expect(body.answer).toMatchObject({ visibility: 'shown', parts: NO_PARTS, company: 'Lumen' })
    expect((await feed()).items).toMatchObject([
      { author: '', company: null, role: null, answers: [], imageUrl: null, text: ANSWER.testimonial },
    ])
    for (const hidden of ['Ana Ribeiro', 'Lumen', 'Everything.']) expect(await wall()).not.toContain(hidden)
    expect((await h.app.request(new URL(before?.imageUrl ?? '').pathname)).status).toBe(404)
    expect(kindsOf(await details())).toEqual([
      'member created',
      'client submitted',
      'member approved',
      'client shown_parts_changed',
    ])
    expect(holding((await details()).consents)).toMatchObject([{ choice: 'public', parts: NO_PARTS }])
  })

  test('becomes more at once where the words are public, the photo under a new address', async () => {
    const { client, feed, details, h } = await everythingShown()
    const before = (await feed()).items[0]?.imageUrl ?? ''
    await client.show({ parts: NO_PARTS })
    expect((await client.show({ parts: ALL_PARTS })).body.answer?.visibility).toBe('shown')
    const after = (await feed()).items[0]
    expect(after).toMatchObject({ author: 'Ana Ribeiro', company: 'Lumen', answers: [{ answer: 'Everything.' }] })
    expect(after?.imageUrl).not.toBe(before)
    expect((await h.app.request(new URL(after?.imageUrl ?? '').pathname)).status).toBe(200)
    expect((await h.app.request(new URL(before).pathname)).status).toBe(404)
    expect((await details()).consents).toHaveLength(3)
    expect(holding((await details()).consents)).toHaveLength(1)
  })

  test('becomes less whatever the sentence is called by now, and more only under today’s', async () => {
    const { client, feed, details, h, owner } = await everythingShown()
    const { consents } = (await client.look()).body
    await h.request('PUT', '/goodword/user/me', { token: owner.token, body: { organisationName: 'Other Ltd' } })
    const consentVersion = consents.en.version
    expect((await client.show({ parts: NO_PARTS, consentVersion })).status).toBe(200)
    expect((await feed()).items).toMatchObject([{ author: '', imageUrl: null }])
    expect(holding((await details()).consents)).toMatchObject([{ wording: consents.en.text, parts: NO_PARTS }])
    expect((await client.show({ isPrivate: true, parts: NO_PARTS, consentVersion })).status).toBe(200)
    expect((await client.show({ parts: NO_PARTS, consentVersion })).body).toMatchObject({
      code: 'submissions.consent_unknown',
    })
    expect((await client.show({ isPrivate: true, consentVersion })).body).toMatchObject({
      code: 'submissions.consent_unknown',
    })
    expect(await details()).toMatchObject({ isPrivate: true, parts: NO_PARTS })
  })

  test('to the owner alone is so at once, and comes back only when the owner says yes again', async () => {
    const { client, feed, wall, details, decide } = await approvedAnswer()
    expect((await client.show({ isPrivate: true })).body.answer).toMatchObject({ visibility: 'private', appearsIn: [] })
    expect((await feed()).items).toEqual([])
    expect((await feed()).summary.shared).toBe(0)
    expect(await wall()).not.toContain(ANSWER.testimonial)
    expect(await details()).toMatchObject({ status: 'approved', isPrivate: true })
    expect(holding((await details()).consents)).toMatchObject([{ choice: 'private' }])

    expect((await client.show({ isPrivate: false })).body.answer?.visibility).toBe('waiting')
    expect((await feed()).items).toEqual([])
    expect((await details()).status).toBe('submitted')
    await decide('approve')
    expect((await feed()).items).toHaveLength(1)
    expect(kindsOf(await details())).toEqual([
      'member created',
      'client submitted',
      'member approved',
      'client made_private',
      'client made_public',
      'member approved',
    ])
  })

  test('of words that were rejected goes to the owner again once it is made public', async () => {
    const { client, h, id, decide, details } = await createOpenedRequest()
    await h.submit(id, { isPrivate: true })
    await decide('reject')
    await client.show({ isPrivate: true, parts: NO_PARTS })
    expect((await details()).status).toBe('rejected')
    await client.show({ isPrivate: false, parts: NO_PARTS })
    expect((await details()).status).toBe('submitted')
  })

  test('is not widened again by a page that was open before it was narrowed', async () => {
    const { client, feed } = await everythingShown()
    const was = { isPrivate: false, parts: ALL_PARTS }
    await client.show({ parts: { ...ALL_PARTS, name: false } })
    const fromOldPage = await client.show({ parts: { ...ALL_PARTS, company: false }, was })
    expect(fromOldPage).toMatchObject({ status: 409, body: { code: 'own_page.changed_meanwhile' } })
    expect((await feed()).items).toMatchObject([{ author: '', company: 'Lumen' }])
    const wished = { parts: { ...ALL_PARTS, name: false } }
    expect((await client.show({ ...wished, was })).status).toBe(200)
    const now = { isPrivate: false, ...wished }
    expect((await client.show({ parts: NO_PARTS, was: now })).status).toBe(200)
  })

  test('stays as it is when nothing of it changes, and tells nothing', async () => {
    const { client, details } = await approvedAnswer()
    const before = await details()
    expect((await client.show()).status).toBe(200)
    expect(await details()).toEqual(before)
  })

  test('cannot be changed of words that were withdrawn', async () => {
    const { client, details } = await approvedAnswer()
    await client.withdraw()
    const before = await details()
    expect(await client.show({ isPrivate: true })).toMatchObject({
      status: 409,
      body: { code: 'own_page.withdrawn', message: 'You withdrew your testimonial. Share it again first.' },
    })
    expect(await details()).toEqual(before)
  })

  test.each([
    ['no choice', { isPrivate: undefined }],
    ['a part that is none', { parts: { ...ALL_PARTS, email: true } }],
    ['a part left out', { parts: { name: true, photo: true, company: true } }],
    ['a consent that we never asked for, to show more', { consentVersion: 'mine', parts: ALL_PARTS }],
  ])('with %s is refused and changes nothing', async (_, visibility) => {
    const { client, details } = await approvedAnswer()
    const before = await details()
    expect((await client.show({ parts: NO_PARTS, ...visibility })).status).toBe(422)
    expect(await details()).toEqual(before)
  })
})
