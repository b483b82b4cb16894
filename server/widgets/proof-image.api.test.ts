import { expect, test } from 'vitest'
import { organisationImagePath } from '#shared/image-uploads.ts'
import { type Harness, ORIGIN } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { makeImage, readPng } from '#server/testing/images.ts'
import { proven } from '#server/testing/verified-clients.ts'
import type { DrawProofImage, ProofImage } from './proof-image.ts'

/** Where the text and the name are drawn, and the edge around the frame. */
const TEXT = { left: 150, top: 170, width: 900, height: 280 }
const NAME = { left: 500, top: 500, width: 200, height: 70 }
const EDGE = { left: 0, top: 0, width: 1200, height: 24 }

async function imageOf(h: Harness, publicId: string, headers: Record<string, string> = {}) {
  const answer = await h.app.request(`/proof/${publicId}/image.png`, { headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Notes what it is asked to draw, and draws nothing. */
function noting() {
  const asked: ProofImage[] = []
  const drawProofImage: DrawProofImage = async (image) => {
    asked.push(image)
    return Buffer.from(`image ${asked.length}`)
  }
  return { asked, overrides: { drawProofImage } }
}

test('a link to a proof has an image of the testimonial, in the owner’s colour', async () => {
  const { h, owner, publicId, proof } = await proven()
  const token = await h.signIn(owner)
  const settings = { accentColor: '#0b6e4f', asksCompany: false, asksRole: false, questions: [] }
  await h.request('PUT', '/goodword/forms/default/settings', { token, body: settings })
  const address = `${ORIGIN}/proof/${publicId}`
  const { body } = await proof()
  for (const tag of [
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${address}/image.png">`,
    '<meta property="og:image:alt" content="What Ana Ribeiro says about Feldmann &amp; Co">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(body).toContain(tag)
  const { status, headers, bytes } = await imageOf(h, publicId)
  expect([status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([200, 'image/png', 'noindex'])
  const image = await readPng(bytes)
  expect(image).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(await image.colorAt({ left: 10, top: 10 })).toBe('#0b6e4f')
  expect(await image.spreadIn(TEXT)).toBeGreaterThan(20)
  expect(await image.spreadIn(NAME)).toBeGreaterThan(10)
  expect(await image.spreadIn(EDGE)).toBe(0)
})

test('an image of words that our font lacks says so in ours', async () => {
  const { h, publicId } = await proven({
    answer: { testimonial: 'عمل دقيق ووقت محترم.', customerName: '田中', rating: 4 },
  })
  const image = await readPng((await imageOf(h, publicId)).bytes)
  expect(await image.spreadIn(TEXT)).toBeGreaterThan(20)
  // Without a name there is only the rating below.
  expect(await image.spreadIn(NAME)).toBe(0)
})

test('an image shows nothing that the page does not, and the logo', async () => {
  const { asked, overrides } = noting()
  const { h, owner, publicId } = await proven({
    overrides,
    answer: { parts: { name: false, photo: false, company: false, answers: false } },
  })
  await imageOf(h, publicId)
  expect(asked[0]).toMatchObject({
    content: { testimonial: { author: '', role: null, company: null, photoUrl: null } },
    logo: null,
  })
  const token = await h.signIn(owner)
  const upload = organisationImagePath('0b9cbb59-7a1e-4d39-9f3c-0a6f5f3a7b11')
  const { imageUrl } = (await h.upload(upload, await makeImage({ format: 'png' }), { token })).body
  await h.request('PUT', '/goodword/user/me', { token, body: { organisationImageUrl: imageUrl } })
  await imageOf(h, publicId)
  expect(asked[1]?.logo).toBeInstanceOf(Uint8Array)
})

test('an image is drawn once until its testimonial changes, and is 304 for those who have it', async () => {
  const { asked, overrides } = noting()
  const { h, publicId, client, decide } = await proven({ overrides })
  const [first] = await Promise.all([imageOf(h, publicId), imageOf(h, publicId)])
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
  expect((await imageOf(h, publicId, { 'if-none-match': etag })).status).toBe(304)
  expect(asked).toHaveLength(1)
  h.clock.advance({ days: 1 })
  await client.revise({ testimonial: 'Better words.' })
  expect((await imageOf(h, publicId)).status).toBe(404)
  await decide('approve')
  expect((await imageOf(h, publicId, { 'if-none-match': etag })).status).toBe(200)
  expect(asked.map(({ content }) => content.testimonial.text)).toEqual([expect.any(String), 'Better words.'])
})

test('there is no image where there is no proof', async () => {
  const { asked, overrides } = noting()
  const { h, id, publicId, decide, client } = await proven({ overrides })
  for (const unknown of ['pub_AAAAAAAAAAAAAAAAAAAAAA', id, '%00', 'x'.repeat(2000)])
    expect((await imageOf(h, unknown)).status).toBe(404)
  await decide('reject')
  expect((await imageOf(h, publicId)).status).toBe(404)
  await decide('approve')
  await client.withdraw()
  expect((await imageOf(h, publicId)).status).toBe(404)
  await client.erase()
  expect((await imageOf(h, publicId)).status).toBe(404)
  expect(asked).toEqual([])
})

test('images are limited by network address', async () => {
  const limits = { ...noLimits, linkImage: { points: 2, seconds: 60 } }
  const { h, publicId } = await proven({ overrides: { ...noting().overrides, limits } })
  const statuses = []
  for (let call = 0; call < 3; call += 1) statuses.push((await imageOf(h, publicId)).status)
  expect(statuses).toEqual([200, 200, 429])
})
