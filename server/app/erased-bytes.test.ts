import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { FormSettings } from '#shared/form-settings.ts'
import { requestImagePath } from '#shared/image-uploads.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Erasure } from '#server/db/erasure-ledger.ts'
import { subjectOfTestimonial } from '#server/db/erasures.ts'
import { identityKeys } from '#server/db/schema/identity.ts'
import { images } from '#server/db/schema/images.ts'
import { unconfirmedAnswers } from '#server/db/schema/unconfirmed-answers.ts'
import { settleRestoredData } from '#server/app/restored-data.ts'
import { ALL_PARTS, ANSWER, clientOf } from '#server/testing/clients.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { about, addWorkspace } from '#server/testing/freezing.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { editorOf } from '#server/testing/widget-editor.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'
import { getUser } from '#server/accounts/accounts.service.ts'
import { openTestFile, reopenTestFile } from '#server/testing/test-database.ts'

const UPLOAD_ID = '7c1f0f9e-1d7b-4f6e-8a55-3b1f2c3d4e5f'
const ALL = { accentColor: null, asksCompany: true, asksRole: true, questions: [{ text: 'What changed?' }] }

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-erased-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : []

/** Which files hold a word, byte by byte: the database, its log, the pictures and their names. */
const filesWith = (folders: readonly string[], word: string) =>
  folders
    .flatMap(filesIn)
    .filter((path) => `${path}\n${readFileSync(path, 'latin1')}`.toLowerCase().includes(word.toLowerCase()))

async function openOn(dataDir: string) {
  const h = await createHarness({ database: openTestFile(join(dataDir, 'goodword.db')) })
  const owner = await h.signUp({ email: 'canaryowner@studio.example', organisationName: 'Canarystudio' })
  await h.setPlan(owner, 'studio')
  return { h, owner, folders: [dataDir, h.imageFolder] }
}

const tokenOf = (h: Harness, { email, password }: TestOwner) => h.signIn({ email, password })

/** A client with everything that a client can have. */
async function fill(h: Harness, owner: TestOwner) {
  const token = await tokenOf(h, owner)
  const call = <T>(method: string, path: string, body: unknown) => h.request<T>(method, path, { token, body })
  const email = 'canarymailbox@client.example'
  const form = await call<FormSettings>('PUT', '/goodword/forms/default/settings', ALL)
  const { id } = await h.createRequest(
    { ...owner, token },
    { customerEmail: email, customerName: 'Canaryname Ribeiro', isAutoSendEnabled: true },
  )
  await h.drain()
  const imageUrl = requestImagePath({ requestId: id, uploadId: UPLOAD_ID })
  await h.upload(imageUrl, await makeImage({ width: 40, height: 40 }))
  await h.submit(id, {
    ...ANSWER,
    customerName: 'Canaryname Ribeiro',
    testimonial: 'Canarytext is recieved with joy.',
    company: 'Canarycompany',
    role: 'Canaryrole',
    answers: [{ questionId: form.body.questions[0]?.id, answer: 'Canaryanswer' }],
    imageUrl,
    parts: ALL_PARTS,
  })
  await clientOf(h, id).revise({ testimonial: 'Canarynewtext is recieved with joy.', customerName: 'Canaryname' })
  await call('PUT', `/goodword/testimonial/${id}/approve`, {})
  const { body } = await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, { token })
  const { revisedAt } = body
  for (const [method, path, given] of [
    ['POST', 'notes', { text: 'Canarynote' }],
    ['PUT', 'reply', { text: 'Canaryreply', revisedAt }],
    ['PUT', 'translation', { language: 'de', text: 'Canarytranslation', revisedAt }],
    ['PUT', 'spelling', { text: 'Canarynewtext is received with joy.', revisedAt }],
  ] as const) {
    const answer = await call(method, `/goodword/testimonial/${id}/${path}`, given)
    expect([path, answer.status < 300, answer.body]).toMatchObject([path, true, answer.body])
  }
  const waiting = await h.createRequest({ ...owner, token }, { customerEmail: email, customerName: 'Canarywaiting' })
  await call('POST', '/goodword/batch', {
    name: 'clients.csv',
    timing: { kind: 'save' },
    rows: [{ row: 2, customerEmail: email, customerName: 'Canarybatch' }],
  })
  await tellPayment(h, owner, { id: '1', email, name: 'Canarypayer' })
  await h.drain()
  return { id, waiting, email }
}

const OF_CLIENT = [
  'Canaryname',
  'canarymailbox',
  'Canarytext',
  'Canarynewtext',
  'Canarycompany',
  'Canaryrole',
  'Canaryanswer',
  'Canarynote',
  'Canaryreply',
  'Canarytranslation',
  'Canarywaiting',
  'Canarybatch',
  'Canarypayer',
]

/** Runs what is due, as the hours of a day do. */
async function passDay(h: Harness): Promise<void> {
  for (let hours = 0; hours < 24; hours += 6) {
    h.clock.advance({ hours: 6 })
    await h.housekeeping.run()
    await h.drain()
  }
  h.deps.db.forgetErased()
}

/** The words that are still in a file. */
const leftOf = (folders: readonly string[], words: readonly string[]) =>
  words.flatMap((word) => filesWith(folders, word).map((path) => `${word} in ${path}`))

async function exportsOf(h: Harness, owner: TestOwner, id: string): Promise<string> {
  const token = await tokenOf(h, owner)
  const paths = ['/goodword/user/me/export', `/goodword/testimonial/${id}/client-export`]
  const bodies = await Promise.all(paths.map((path) => h.request('GET', path, { token })))
  return JSON.stringify(bodies.map(({ body }) => body))
}

describe('no file holds a byte', () => {
  test('of a client who had everything erased, and no export either', async () => {
    const { h, owner, folders } = await openOn(newFolder())
    const { id } = await fill(h, owner)
    h.deps.db.forgetErased()
    for (const word of OF_CLIENT) expect(filesWith(folders, word), word).not.toEqual([])
    expect(filesIn(h.imageFolder)).not.toEqual([])
    expect((await clientOf(h, id).erase()).status).toBe(204)
    await h.drain()
    await passDay(h)
    expect(leftOf(folders, OF_CLIENT)).toEqual([])
    expect(filesIn(h.imageFolder)).toEqual([])
    const exported = await exportsOf(h, owner, id)
    for (const word of OF_CLIENT) expect(exported, word).not.toContain(word)
    expect(h.logLines.join('')).not.toMatch(/canary/i)
  })

  test('of a workspace that was deleted', async () => {
    const { h, owner, folders } = await openOn(newFolder())
    await fill(h, owner)
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const token = await tokenOf(h, owner)
    // The last one can't be deleted.
    await addWorkspace(h, { ...owner, token }, 'Another')
    const deleted = await h.request('DELETE', '/goodword/workspace', {
      token,
      headers: about(workspaceId),
      body: { name: 'Canarystudio' },
    })
    expect(deleted.status).toBe(204)
    await h.drain()
    await passDay(h)
    expect(leftOf(folders, [...OF_CLIENT, 'Canarystudio'])).toEqual([])
    expect(filesIn(h.imageFolder)).toEqual([])
  })

  test('of an account that was closed', async () => {
    const { h, owner, folders } = await openOn(newFolder())
    await fill(h, owner)
    const token = await tokenOf(h, owner)
    const closed = await h.request('DELETE', '/goodword/user/me', { token, body: { email: owner.email } })
    expect(closed.status).toBe(204)
    await h.drain()
    await passDay(h)
    expect(leftOf(folders, [...OF_CLIENT, 'Canarystudio', 'canaryowner'])).toEqual([])
    expect(filesIn(h.imageFolder)).toEqual([])
  })

  test('of a request without an answer after its time, and the answers stay', async () => {
    const { h, owner, folders } = await openOn(newFolder())
    const token = await tokenOf(h, owner)
    const request = { customerEmail: 'canarygone@client.example', customerName: 'Canarysilent' }
    const { id } = await h.createRequest({ ...owner, token }, { ...request, isAutoSendEnabled: true })
    await h.upload(requestImagePath({ requestId: id, uploadId: UPLOAD_ID }), await makeImage())
    const answered = await h.createRequest({ ...owner, token }, { customerEmail: 'stays@client.example' })
    await h.submit(answered.id, { testimonial: 'Staying words.' })
    await h.drain()
    h.clock.advance({ days: 740 })
    await h.housekeeping.run()
    await h.drain()
    await passDay(h)
    expect(leftOf(folders, ['canarygone', 'Canarysilent', id])).toEqual([])
    expect(filesIn(h.imageFolder)).toEqual([])
    expect(filesWith(folders, 'Staying words.')).not.toEqual([])
  })

  test('of activity, events of pages and views after their time, and newer ones stay', async () => {
    const { h, owner, folders } = await openOn(newFolder())
    const happens = async (word: string) => {
      const editor = editorOf(h, { ...owner, token: await tokenOf(h, owner) })
      const { body: widget } = await editor.create({ name: `${word}activity`, kind: 'badge' })
      expect((await editor.remove(widget.id)).status).toBe(204)
      const line = `${word}event`
      const properties = {
        path: `/${line}`,
        referrer: '',
        search: '',
        title: line,
        url: `http://goodword.test/${line}`,
      }
      const context = { ip: null, timezone: 'UTC', user_agent: line, screen: { width: 1, height: 1 } }
      const event = { anonymousId: line, userId: null, event: line, properties, context }
      expect(await h.request('POST', '/analytics/track', { body: event })).toMatchObject({ status: 204 })
      const view = await h.request('POST', `/w/${(await editor.list())[0]?.id}/count`, {
        body: JSON.stringify({ kind: 'view' }),
        headers: { 'content-type': 'text/plain', origin: `https://${word.toLowerCase()}view.example` },
      })
      expect(view.status).toBe(204)
      await h.services.counts.write()
      await h.drain()
      h.deps.db.forgetErased()
    }
    const wordsOf = (word: string) => ['activity', 'event', 'view'].map((name) => `${word}${name}`)
    await happens('Canary')
    for (const word of wordsOf('Canary')) expect(filesWith(folders, word), word).not.toEqual([])
    h.clock.advance({ days: 740 })
    await happens('Staying')
    await passDay(h)
    expect(leftOf(folders, wordsOf('Canary'))).toEqual([])
    for (const word of wordsOf('Staying')) expect(filesWith(folders, word), word).not.toEqual([])
  })

  test('of an answer whose address was never confirmed, after a week', async () => {
    const { h, owner, folders } = await openOn(newFolder())
    await confirmEmail({ h, owner })
    const collection = collectionOf(h, owner)
    await collection.changeAccess({ needsConfirmedEmail: true })
    const answer = { customerName: 'Canaryvisitor', customerEmail: 'canaryvisit@client.example' }
    expect((await collection.answer(answer)).status).toBeLessThan(300)
    await h.drain()
    expect(await h.rows(unconfirmedAnswers).count()).toBe(1)
    h.clock.advance({ days: 8 })
    await passDay(h)
    expect(leftOf(folders, ['Canaryvisitor', 'canaryvisit'])).toEqual([])
  })
})

test('a restored backup holds no byte of what was erased, removed, ended or deleted since', async () => {
  const dataDir = newFolder()
  const { h, owner } = await openOn(dataDir)
  const { id } = await fill(h, owner)
  const token = await tokenOf(h, owner)
  const make = (name: string) =>
    h.createRequest({ ...owner, token }, { customerEmail: `canary${name}@client.example`, isAutoSendEnabled: true })
  const removed = await make('removed')
  const ended = await make('ended')
  const other = await h.signUp({ email: 'canaryclosed@studio.example', organisationName: 'Canaryother' })
  await h.createRequest(other, { customerEmail: 'canarytheirs@client.example' })
  await h.drain()
  const { identityUid } = await h.deps.db.read(function* (tx) {
    return yield* getUser(tx, other.user.id)
  })
  await h.rows(identityKeys).delete()
  h.deps.db.close()
  writeFileSync(join(dataDir, 'installation-secret'), h.deps.hashKey)
  const at = h.clock.now()
  const of = (kind: Erasure['kind'], subject: string): Erasure => ({
    kind,
    subject,
    workspaceId: null,
    reason: null,
    at: at.toISOString(),
  })
  const erasures = [
    of('erased', subjectOfTestimonial(id)),
    of('removed', subjectOfTestimonial(removed.id)),
    of('ended', subjectOfTestimonial(ended.id)),
    of('account', identityUid),
  ]
  const settled = await settleRestoredData({ dataDir, takenAt: at, erasures }, { config: h.deps.config, now: at })
  expect(settled.erasures).toBe(4)

  const again = await createHarness({ database: reopenTestFile(join(dataDir, 'goodword.db')) })
  await again.drain()
  await passDay(again)
  const words = [...OF_CLIENT, 'canaryremoved', 'canaryended', 'canaryclosed', 'Canaryother', 'canarytheirs']
  expect(leftOf([dataDir], words)).toEqual([])
  expect(await again.rows(images).count()).toBe(0)
  expect(await again.request('GET', `/goodword/testimonial/${ended.id}`)).toMatchObject({ status: 410 })
  expect(await again.request('GET', `/goodword/testimonial/${removed.id}`)).toMatchObject({ status: 404 })
})
