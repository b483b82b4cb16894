import { describe, expect, test } from 'vitest'
import { ALL_PARTS, createOpenedRequest, ANSWER } from '#server/testing/clients.ts'

const OFF = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }
const FROM = { company: 'Lumen', role: 'Head of Product' }

/** Each is asked for by a form that a client has open, unless it is switched off since. */
async function openForm() {
  const opened = await createOpenedRequest()
  const { h, owner } = opened
  await h.setPlan(owner, 'studio')
  const ask = (extras: { asksCompany: boolean; asksRole: boolean }) =>
    h.request('PUT', '/goodword/forms/default/settings', { token: owner.token, body: { ...OFF, ...extras } })
  await ask({ asksCompany: true, asksRole: true })
  return { ...opened, ask }
}

describe('a company and a role', () => {
  test.each([
    ['both', { asksCompany: false, asksRole: false }],
    ['the company', { asksCompany: false, asksRole: true }],
    ['the role', { asksCompany: true, asksRole: false }],
  ])('are kept and shown to nobody when %s was switched off while the form was open', async (_, extras) => {
    const { h, id, ask, decide, details, feed, client } = await openForm()
    await ask(extras)
    expect((await h.submit(id, { ...ANSWER, ...FROM, parts: ALL_PARTS })).status).toBe(200)
    await decide('approve')
    const parts = { ...ALL_PARTS, company: false }
    expect(await details()).toMatchObject({ ...FROM, parts, consents: [{ parts }] })
    expect((await feed()).items).toMatchObject([{ author: 'Ana Ribeiro', company: null, role: null }])

    expect((await client.look()).body.answer).toMatchObject({ ...FROM, parts })
    await client.show({ parts: ALL_PARTS })
    expect((await feed()).items).toMatchObject([FROM])
  })

  test.each([
    ['both that are asked for', { asksCompany: true, asksRole: true }, FROM],
    ['the one that is asked for', { asksCompany: true, asksRole: false }, { company: 'Lumen', role: null }],
  ])('are shown with %s', async (_, extras, from) => {
    const { h, id, ask, decide, feed } = await openForm()
    await ask(extras)
    await h.submit(id, { ...ANSWER, ...from, parts: ALL_PARTS })
    await decide('approve')
    expect((await feed()).items).toMatchObject([from])
  })

  test('are kept and shown to nobody when they come with a change and were switched off meanwhile', async () => {
    const { h, id, ask, decide, details, feed, client } = await openForm()
    await h.submit(id, { ...ANSWER, parts: ALL_PARTS })
    await ask({ asksCompany: false, asksRole: false })
    expect((await client.revise(FROM)).status).toBe(200)
    await decide('approve')
    expect(await details()).toMatchObject({ ...FROM, parts: { ...ALL_PARTS, company: false } })
    expect((await feed()).items).toMatchObject([{ company: null, role: null }])
  })

  test('stay shown that were shown already, whatever is asked for now', async () => {
    const { h, id, ask, decide, feed, client } = await openForm()
    await h.submit(id, { ...ANSWER, ...FROM, parts: ALL_PARTS })
    await ask({ asksCompany: false, asksRole: false })
    await client.revise({ ...FROM, testimonial: 'Other words.' })
    await decide('approve')
    expect((await feed()).items).toMatchObject([FROM])
  })
})
