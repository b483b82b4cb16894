import { describe, expect, test } from 'vitest'
import { openRequest, approvedAnswer, WORDS, USUAL_PARTS } from '#server/testing/clients.ts'

describe('the client’s own page', () => {
  test('before the answer says who asks and where to answer, and nothing about the owner', async () => {
    const { client, id, owner } = await openRequest()
    const { status, body } = await client.look()
    expect(status).toBe(200)
    expect(body).toEqual({
      organisationName: 'Feldmann Studio',
      firstName: 'Nora',
      lastName: 'Feldmann',
      logoUrl: null,
      accent: null,
      language: null,
      mailsTo: 'a…@client.example',
      declinedAt: null,
      isUnsubscribed: false,
      formPath: `/testimonial/submit/${id}`,
      asks: { company: false, role: false, questions: [] },
      consents: expect.objectContaining({ en: { version: expect.any(String), text: expect.any(String) } }),
      answer: null,
    })
    expect(JSON.stringify(body)).not.toContain(owner.email)
  })

  test('shows the words, what was agreed to, what happened, and where they can be seen', async () => {
    const { client, widgetId } = await approvedAnswer()
    const { body } = await client.look()
    expect(body).toMatchObject({ language: 'en', formPath: null })
    expect(body.answer).toEqual({
      ...WORDS,
      company: null,
      role: null,
      answers: [],
      isPrivate: false,
      parts: USUAL_PARTS,
      photoUrl: null,
      submittedAt: '2026-11-20T09:00:00.000Z',
      withdrawnAt: null,
      visibility: 'shown',
      appearsIn: [{ name: 'Wall', url: `http://goodword.test/wall/${widgetId}` }],
      earlierWords: [],
      consents: [
        {
          choice: 'public',
          wording: expect.stringContaining('Feldmann Studio'),
          language: 'en',
          givenAt: '2026-11-20T09:00:00.000Z',
          endedAt: null,
        },
      ],
      history: [
        { kind: 'approved', at: '2026-11-20T09:00:00.000Z' },
        { kind: 'submitted', at: '2026-11-20T09:00:00.000Z' },
      ],
    })
  })

  test('is where the answer of the form leads to', async () => {
    const { h, id, client } = await openRequest()
    const { body } = await h.submit(id)
    expect(body).toEqual({ isAnswered: true, ownPagePath: `/testimonial/mine/${client.token}` })
  })

  test('revise, visibility, withdraw, decline, erase', async () => {
    const { client, feed, decide, details } = await approvedAnswer()
    expect((await client.revise({ testimonial: 'Better words.' })).body.answer).toMatchObject({
      testimonial: 'Better words.',
      visibility: 'waiting',
      earlierWords: [{ testimonial: WORDS.testimonial }],
    })
    expect((await feed()).items).toEqual([])
    await decide('approve')
    expect((await feed()).items).toMatchObject([{ text: 'Better words.' }])
    expect((await client.show({ parts: { ...USUAL_PARTS, name: false } })).status).toBe(200)
    expect((await feed()).items).toMatchObject([{ author: '' }])
    expect((await client.withdraw()).body.answer?.visibility).toBe('withdrawn')
    expect((await feed()).items).toEqual([])
    expect((await decide('approve')).body).toMatchObject({ code: 'testimonials.withdrawn' })
    expect((await client.revise({ testimonial: 'Better words.' })).body.answer?.visibility).toBe('waiting')
    expect((await client.erase()).status).toBe(204)
    expect((await client.look()).status).toBe(404)
    expect(await details()).toMatchObject({ erasedAt: expect.any(String), testimonial: '' })
  })
})
