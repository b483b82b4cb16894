import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import type { PortalExport } from '#shared/portal.ts'
import { makeArchive } from './portal.archive.ts'
import { texts as clientTexts } from '../client/texts/en.ts'
import { texts } from './texts/en.ts'

const text = {
  customerName: 'Ana Ribeiro',
  rating: 5,
  testimonial: 'Clear price, “kept”.',
  company: 'Lumen',
  role: null,
  answers: [{ questionId: 'q1', question: 'What changed?', answer: 'I sleep.' }],
}
const data: PortalExport = {
  version: 1,
  exportedAt: '2026-11-21T10:00:00.000Z',
  askedBy: 'Nora Feldmann',
  customerEmail: 'ana@client.example',
  requestedAt: '2026-11-01T10:00:00.000Z',
  answer: {
    ...text,
    isPrivate: false,
    parts: { name: true, photo: true, company: true, answers: true },
    photoUrl: '/photo',
    submittedAt: '2026-11-03T10:00:00.000Z',
    revisedAt: null,
    withdrawnAt: null,
    visibility: 'shown',
    reply: 'Thank you.',
    translations: [{ language: 'de', text: 'Klarer Preis, gehalten.' }],
    spelling: null,
    appearsIn: [],
    earlierVersions: [
      { ...text, testimonial: 'Good.', writtenAt: '2026-11-02T10:00:00.000Z', replacedAt: '2026-11-03T10:00:00.000Z' },
    ],
    consents: [
      { choice: 'public', wording: 'By sending …', language: 'en', givenAt: '2026-11-03T10:00:00.000Z', endedAt: null },
    ],
    history: [{ kind: 'approved', at: '2026-11-04T10:00:00.000Z' }],
  },
  spellingSuggestions: [],
  emails: [{ kind: 'receipt', subject: 'Thank you', sentAt: '2026-11-03T10:01:00.000Z' }],
}
const brand = { organisationName: 'Studio Halm', firstName: 'Nora', lastName: 'Feldmann', logoUrl: null, accent: null }

afterEach(() => void vi.unstubAllGlobals())

const make = async (from: { data: PortalExport; photoUrl: string | null }) => {
  const archive = await makeArchive({ ...from, brand, texts, choices: clientTexts.fields.visibility, language: 'en' })
  const files = unzipSync(new Uint8Array(await archive.blob.arrayBuffer()))
  return { ...archive, files, read: (name: string) => strFromU8(files[name] ?? new Uint8Array()) }
}

test('holds everything: for a person, for a program, and the photo', async () => {
  const photo = new Uint8Array([1, 2, 3])
  vi.stubGlobal('fetch', async () => new Response(photo, { headers: { 'content-type': 'image/webp' } }))
  const { name, files, read, isPhotoMissing } = await make({ data, photoUrl: '/photo' })
  expect(name).toBe('my-testimonial-2026-11-21.zip')
  expect(isPhotoMissing).toBe(false)
  expect(Object.keys(files).toSorted()).toEqual(['data.json', 'photo.webp', 'testimonial.txt'])
  expect(files['photo.webp']).toEqual(photo)
  expect(JSON.parse(read('data.json'))).toEqual(data)
  for (const part of [
    'Your testimonial for Studio Halm',
    'ana@client.example',
    'Clear price, “kept”.',
    'What changed?',
    'I sleep.',
    'Lumen',
    'Good.',
    'Public. Agreed on November 3, 2026. Still valid',
    'By sending …',
    'Nora Feldmann approved it',
    'Thank you',
    'Reply from Studio Halm',
    'November 4, 2026',
  ])
    expect(read('testimonial.txt')).toContain(part)
})

test('does without a photo that cannot be fetched, and says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(await make({ data, photoUrl: '/photo' })).toMatchObject({ isPhotoMissing: true })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const { files, isPhotoMissing } = await make({ data, photoUrl: '/photo' })
  expect(isPhotoMissing).toBe(true)
  expect(Object.keys(files).toSorted()).toEqual(['data.json', 'testimonial.txt'])
})

test('says so where nothing was written', async () => {
  const { read, isPhotoMissing } = await make({ data: { ...data, answer: null, emails: [] }, photoUrl: null })
  expect(read('testimonial.txt')).toContain("You haven't written anything.")
  expect(isPhotoMissing).toBe(false)
})
