import { describe, expect, test } from 'vitest'
import { consents } from '#server/db/schema/consents.ts'
import {
  ALL_PARTS,
  NO_PARTS,
  USUAL_PARTS,
  ANSWER,
  approvedAnswer,
  everythingShown,
  holding,
  kindsOf,
  createOpenedRequest,
} from '#server/testing/clients.ts'

describe('revising a testimonial', () => {
  test('takes it off the wall until the owner approves it again, and keeps the previous version', async () => {
    const { client, h, decide, details, feed, wall } = await approvedAnswer()
    h.clock.advance({ minutes: 30 })
    const { status, body } = await client.revise({ testimonial: 'Better words.', rating: 4 })
    expect(status).toBe(200)
    expect(body.answer).toMatchObject({
      testimonial: 'Better words.',
      rating: 4,
      visibility: 'waiting',
      appearsIn: [],
      earlierVersions: [
        { ...ANSWER, writtenAt: '2026-11-20T09:00:00.000Z', replacedAt: '2026-11-20T09:30:00.000Z', answers: [] },
      ],
      history: [{ kind: 'revised' }, { kind: 'approved' }, { kind: 'submitted' }],
    })
    expect((await feed()).items).toEqual([])
    expect(await wall()).not.toContain('Better words.')
    expect(await wall()).not.toContain(ANSWER.testimonial)
    expect(await details()).toMatchObject({
      status: 'submitted',
      testimonial: 'Better words.',
      revisedAt: '2026-11-20T09:30:00.000Z',
      submittedAt: '2026-11-20T09:00:00.000Z',
      earlierVersions: [{ testimonial: ANSWER.testimonial }],
    })
    await decide('approve')
    expect((await feed()).items).toMatchObject([{ text: 'Better words.', rating: 4 }])
    expect(await wall()).not.toContain(ANSWER.testimonial)
  })

  test('prevents approval by an owner who has read only the previous version', async () => {
    const { client, h, owner, id, decide, details, feed } = await createOpenedRequest()
    await h.submit(id, ANSWER)
    const read = await details()
    await client.revise({ testimonial: 'Nothing of that was true.' })
    const refused = await decide('approve', { revisedAt: read.revisedAt })
    expect(refused).toMatchObject({ status: 409, body: { code: 'testimonials.revised' } })
    expect(refused.body.message).toContain('Ana Ribeiro changed this testimonial in the meantime.')
    const several = await h.request('POST', '/goodword/testimonial/bulk', {
      token: owner.token,
      body: { action: 'approve', ids: [id], revisedAt: { [id]: read.revisedAt } },
    })
    expect(several.body).toMatchObject({ changed: [], failures: [{ id, code: 'testimonials.revised' }] })
    expect((await feed()).items).toEqual([])

    const { revisedAt } = await details()
    expect((await decide('approve', { revisedAt })).status).toBe(200)
    expect((await feed()).items).toMatchObject([{ text: 'Nothing of that was true.' }])
    expect((await decide('approve', { revisedAt: 'yesterday' })).status).toBe(422)
  })

  test('removes the photo’s address, and the next approval gives it another', async () => {
    const { client, h, decide, feed } = await everythingShown()
    const before = (await feed()).items[0]?.imageUrl ?? ''
    const get = async (url: string) => (await h.app.request(new URL(url).pathname)).status
    expect(await get(before)).toBe(200)
    await client.revise({ testimonial: 'Better.' })
    expect(await get(before)).toBe(404)
    await decide('approve')
    const after = (await feed()).items[0]?.imageUrl ?? ''
    expect(after).not.toBe(before)
    expect([await get(before), await get(after)]).toEqual([404, 200])
  })

  test('makes it found by the new text, and no longer by the old', async () => {
    const { client, h, owner } = await approvedAnswer()
    await client.revise({ testimonial: 'Unmistakable.', customerName: 'Zoë' })
    const find = async (q: string) =>
      (await h.request<{ items: unknown[] }>('GET', `/goodword/testimonial/list?q=${q}`, { token: owner.token })).body
        .items.length
    expect([await find('unmistakable'), await find('zoe'), await find('precise'), await find('ribeiro')]).toEqual([
      1, 1, 0, 0,
    ])
  })

  test('to the same text changes nothing', async () => {
    const { client, details, feed } = await approvedAnswer()
    const before = await details()
    const { body } = await client.revise()
    expect(body.answer).toMatchObject({ visibility: 'shown', earlierVersions: [] })
    expect(await details()).toEqual(before)
    expect((await feed()).items).toHaveLength(1)
  })

  test.each(['submitted', 'approved', 'rejected'] as const)(
    'is possible while %s, and needs approval then',
    async (status) => {
      const { client, h, id, decide, details } = await createOpenedRequest()
      await h.submit(id)
      if (status === 'approved') await decide('approve')
      if (status === 'rejected') await decide('reject')
      expect((await details()).status).toBe(status)
      await client.revise({ testimonial: 'Better.' })
      expect((await details()).status).toBe('submitted')
    },
  )

  test('records a new consent, in the language that the client read', async () => {
    const { client, details } = await approvedAnswer()
    const german = (await client.look()).body.consents.de
    const { body } = await client.revise({ testimonial: 'Besser.', consentVersion: german.version })
    expect(body.answer?.consents).toMatchObject([
      { choice: 'public', language: 'de', wording: german.text, endedAt: null },
      { choice: 'public', language: 'en', endedAt: '2026-11-20T09:00:00.000Z' },
    ])
    expect(holding((await details()).consents)).toMatchObject([{ version: german.version, parts: USUAL_PARTS }])
  })

  test('keeps earlier versions in order, newest first', async () => {
    const { client } = await approvedAnswer()
    for (const testimonial of ['Two.', 'Three.', 'Four.']) await client.revise({ testimonial })
    const { body } = await client.look()
    expect(body.answer?.earlierVersions.map(({ testimonial }) => testimonial)).toEqual([
      'Three.',
      'Two.',
      ANSWER.testimonial,
    ])
  })

  test('keeps answers and companies with their versions, even if no longer asked for', async () => {
    const { client, h, owner, questionId, details } = await everythingShown()
    await h.setPlan(owner, 'free')
    const { body } = await client.look()
    expect(body.extraFields).toEqual({
      rating: true,
      photo: true,
      company: true,
      role: true,
      required: [],
      questions: [
        { id: questionId, text: 'What changed?', kind: 'long', options: [], isRequired: false, isPrivate: false },
      ],
    })
    const answers = [{ questionId, answer: 'A lot.' }]
    expect((await client.revise({ company: 'Lumen', role: null, answers })).status).toBe(200)
    expect(await details()).toMatchObject({
      company: 'Lumen',
      role: null,
      answers: [{ question: 'What changed?', answer: 'A lot.' }],
      earlierVersions: [{ company: 'Lumen', role: 'Head of Product', answers: [{ answer: 'Everything.' }] }],
    })
    await client.revise({})
    expect(await details()).toMatchObject({ company: null, answers: [] })
    expect(await client.revise({ answers })).toMatchObject({
      status: 422,
      body: { code: 'submissions.question_unknown' },
    })
  })

  test('is limited to 200 times, but showing less, withdrawing and erasing are not', async () => {
    const { h, client, feed, details } = await approvedAnswer()
    const consent = await h.rows(consents).one()
    const ended = { ...consent, withdrawnAt: new Date(1) }
    await h.insertRows(consents, ...Array.from({ length: 198 }, (_, index) => ({ ...ended, id: `cns_${index}` })))
    expect((await client.revise({ testimonial: 'The last.' })).status).toBe(200)
    const refusal = { status: 429, body: { code: 'own_page.changed_too_often' } }
    expect(await client.revise({ testimonial: 'One more.' })).toMatchObject(refusal)
    expect(await client.show({ parts: ALL_PARTS })).toMatchObject(refusal)
    expect((await client.show({ parts: NO_PARTS })).status).toBe(200)
    expect((await client.show({ isPrivate: true, parts: NO_PARTS })).status).toBe(200)
    expect(await client.show({ parts: NO_PARTS })).toMatchObject(refusal)
    expect(await details()).toMatchObject({ testimonial: 'The last.', isPrivate: true })
    expect((await client.withdraw()).status).toBe(200)
    expect(await feed()).toMatchObject({ items: [] })
    expect((await client.erase()).status).toBe(204)
  })

  test('accepts the maximum length in every field, in a script with three bytes per letter', async () => {
    const { h, owner, client, questionId, details } = await everythingShown()
    const full = (length: number) => '字'.repeat(length)
    const revision = {
      testimonial: full(10_000),
      customerName: full(200),
      company: full(200),
      role: full(200),
      answers: [{ questionId, answer: full(1000) }],
    }
    expect((await client.revise(revision)).status).toBe(200)
    expect(await details()).toMatchObject({ testimonial: revision.testimonial, company: revision.company })
    const { id } = await h.createRequest(owner)
    expect((await h.submit(id, revision)).status).toBe(200)
  })

  test.each([
    ['no text', { testimonial: ' ' }, 'Testimonial is required.'],
    ['no name', { customerName: '\u200b' }, 'Name is required.'],
    ['six stars', { rating: 6 }, 'Rating must be from 0 to 5.'],
    ['a status', { status: 'approved' }, 'Unknown field: status.'],
    ['its privacy', { isPrivate: false }, 'Unknown field: isPrivate.'],
    ['no consent', { consentVersion: undefined }, 'The field consentVersion must be of type string.'],
    [
      'an unknown consent',
      { consentVersion: 'mine' },
      'This page is out of date. Reload it and send again. Your text is kept.',
    ],
    [
      'an answer to an unknown question',
      { answers: [{ questionId: 'x', answer: 'Yes' }] },
      'The questions have changed. Reload the page and send again. Your text is kept.',
    ],
  ])('with %s is refused and changes nothing', async (_, change, message) => {
    const { client, details, feed } = await approvedAnswer()
    const before = await details()
    expect(await client.revise({ testimonial: 'Other.', ...change })).toMatchObject({ status: 422, body: { message } })
    expect(await details()).toEqual(before)
    expect((await feed()).items).toHaveLength(1)
  })
})

describe('before the client answered', () => {
  test('only declining and erasing are possible', async () => {
    const { client } = await createOpenedRequest()
    const refusal = { status: 409, body: { code: 'own_page.not_answered' } }
    expect(await client.revise()).toMatchObject(refusal)
    expect(await client.show()).toMatchObject(refusal)
    expect(await client.withdraw()).toMatchObject(refusal)
  })
})

describe('twenty changes at once', () => {
  test('leave one consistent state: at most one valid consent, and a matching history', async () => {
    const { client, details, feed } = await approvedAnswer()
    const consentVersion = (await client.look()).body.consents.en.version
    const actions = Array.from({ length: 20 }, (_, index) => {
      if (index % 4 === 0) return client.page('POST', '/withdraw')
      if (index % 4 === 1) {
        const visibility = { isPrivate: index % 8 === 1, parts: NO_PARTS, consentVersion }
        return client.page('PUT', '/visibility', visibility)
      }
      return client.page('PUT', '/testimonial', { ...ANSWER, testimonial: `Words ${index}`, consentVersion })
    })
    const answers = await Promise.all(actions)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const after = await details()
    const revisions = kindsOf(after).filter((kind) => kind === 'client revised' || kind === 'client shared_again')
    expect(after.earlierVersions).toHaveLength(revisions.length)
    expect(new Set([after.testimonial, ...after.earlierVersions.map(({ testimonial }) => testimonial)]).size).toBe(
      revisions.length + 1,
    )
    expect(holding(after.consents)).toHaveLength(after.withdrawnAt ? 0 : 1)
    expect((await feed()).items).toEqual([])
  })
})
