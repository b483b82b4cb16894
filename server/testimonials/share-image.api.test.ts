import { expect, test } from 'vitest'
import type { ShareImageSource } from '#shared/share-image.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { proven } from '#server/testing/verified-clients.ts'

const CANARY = { name: 'Canary-Name', company: 'Canary-Company', role: 'Canary-Role', email: 'canary@client.example' }

const contentOf = (h: Harness, owner: TestOwner, id: string) =>
  h.request<ShareImageSource & { code: string; message: string }>('GET', `/goodword/testimonial/${id}/share-image`, {
    token: owner.token,
  })

const approve = (h: Harness, owner: TestOwner, id: string) =>
  h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })

async function answered(answer: Record<string, unknown> = {}) {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  const { id } = await h.createRequest(owner, { customerEmail: CANARY.email })
  await h.submit(id, answer)
  return { h, owner, id }
}

test('an image may show what visitors see, and the brand', async () => {
  const { h, owner, id } = await answered()
  await approve(h, owner, id)
  expect(await contentOf(h, owner, id)).toMatchObject({
    status: 200,
    body: {
      testimonial: {
        author: 'Ana Ribeiro',
        role: null,
        company: null,
        rating: 5,
        text: 'Precise, funny, never late.',
        language: 'en',
        date: '2026-11-20',
        verified: null,
        photoUrl: null,
      },
      brand: { name: 'Feldmann Studio', logoUrl: null, accent: null },
    },
  })
})

test('an image shows nothing that the client does not allow', async () => {
  const parts = { name: false, photo: false, company: false, answers: false }
  const { h, owner, id } = await answered({ customerName: CANARY.name, parts })
  await approve(h, owner, id)
  const { status, body } = await contentOf(h, owner, id)
  expect(status).toBe(200)
  expect(body.testimonial.author).toBe('')
  expect(JSON.stringify(body)).not.toMatch(/canary/i)
})

test('there is no image of what visitors cannot see, and the sentence says why', async () => {
  const { h, owner, id } = await answered()
  expect(await contentOf(h, owner, id)).toMatchObject({
    status: 409,
    body: { code: 'testimonials.not_shown', message: expect.stringContaining('Approve it first.') },
  })
  const open = await h.createRequest(owner, { customerName: 'Jonas Weber' })
  expect((await contentOf(h, owner, open.id)).body.message).toBe(
    'Jonas Weber hasn’t answered yet. You can share the testimonial once it is there and approved.',
  )
  await h.submit(open.id, { isPrivate: true })
  await approve(h, owner, open.id)
  expect((await contentOf(h, owner, open.id)).body.message).toBe(
    'Ana Ribeiro sent this testimonial only to you. Choose a public one.',
  )
  await h.request('PUT', `/goodword/testimonial/${id}/reject`, { token: owner.token })
  expect((await contentOf(h, owner, id)).status).toBe(409)
})

test('an image may say that its client is verified, in the language of the form', async () => {
  const { h, owner, id, client, decide } = await proven()
  const read = async () => (await contentOf(h, { ...owner, token: await h.signIn(owner) }, id)).body.testimonial
  expect(await read()).toMatchObject({ date: '2026-11-29', language: 'en', verified: 'Verified client' })
  const { version } = (await client.look()).body.consents.de
  await client.revise({ testimonial: 'Besser.', consentVersion: version })
  await decide('approve')
  expect(await read()).toMatchObject({ language: 'de', verified: 'Bestätigter Kunde' })
})

test('an image may have the owner’s translation, marked, until the client changes the words', async () => {
  const { h, owner, id, client, decide } = await proven()
  const read = async () => (await contentOf(h, { ...owner, token: await h.signIn(owner) }, id)).body
  expect((await read()).translations).toEqual([])
  for (const [language, text] of [
    ['fr', 'Précis.'],
    ['de', 'Genau.'],
  ])
    await h.request('PUT', `/goodword/testimonial/${id}/translation`, {
      token: await h.signIn(owner),
      body: { language, text, revisedAt: null },
    })
  const { testimonial, translations } = await read()
  expect(testimonial).toMatchObject({ language: 'en', translatedBy: null })
  expect(translations).toEqual([
    {
      language: 'de',
      text: 'Genau.',
      verified: 'Bestätigter Kunde',
      translatedBy: 'Übersetzung von Feldmann & Co, Original: Englisch',
    },
    {
      language: 'fr',
      text: 'Précis.',
      verified: expect.any(String),
      translatedBy: 'Traduction de Feldmann & Co, original : anglais',
    },
  ])
  await client.revise({ testimonial: 'Better words.' })
  await decide('approve')
  expect((await read()).translations).toEqual([])
})

test('another workspace’s testimonial does not exist', async () => {
  const { h, owner, id } = await answered()
  await approve(h, owner, id)
  expect(await contentOf(h, await h.signUp(), id)).toMatchObject({ status: 404 })
})
