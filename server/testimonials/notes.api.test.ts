import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import { NOTES_PER_TESTIMONIAL, type Note } from '#shared/notes.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { testimonialNotes } from '#server/db/schema/notes.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createHarness, type TestOwner } from '#server/testing/harness.ts'
import { openSignOff, setUpSignOff } from '#server/testing/sign-off.ts'
import { createTeam } from '#server/testing/teams.ts'

const NOTE = 'CANARYNOTE for the poster.\n<b>Ask for the bottle photo.</b>'

/** An owner and an editor, and an answer. */
async function setUp() {
  const h = await createHarness()
  const team = await createTeam(h)
  const editor = await team.join('mira@studio.example', 'editor')
  const { id } = await h.createRequest(team.owner)
  await h.submit(id)
  h.clock.advance({ seconds: 1 })
  const path = `/testimonial/${id}`
  const add = (text: string, as: TestOwner = editor) =>
    team.call<Note & ErrorResponse>(as, 'POST', `${path}/notes`, { text })
  const remove = (noteId: string, as: TestOwner = editor) =>
    team.call<ErrorResponse>(as, 'DELETE', `${path}/notes/${noteId}`)
  const assign = (userId: string | null, as: TestOwner = team.owner) =>
    team.call<Testimonial & ErrorResponse>(as, 'PUT', `${path}/assignee`, { userId })
  const details = async () => (await team.call<TestimonialDetails>(team.owner, 'GET', `${path}/details`)).body
  const activity = async () =>
    (await team.call<{ items: ActivityItem[] }>(team.owner, 'GET', '/workspace/activity?kind=testimonials')).body.items
  const listed = async (assignee: string, as: TestOwner = team.owner) =>
    (
      await team.call<{ items: Testimonial[]; counts: { all: number } }>(
        as,
        'GET',
        `/testimonial/list?assignee=${assignee}`,
      )
    ).body
  return { h, ...team, editor, id, client: clientOf(h, id), add, remove, assign, details, activity, listed }
}

describe('notes', () => {
  test('are read by the team, newest first, with author and time', async () => {
    const { h, add, details, owner, editor, activity } = await setUp()
    const added = await add(` ${NOTE} `)
    expect(added).toMatchObject({ status: 201, body: { text: NOTE, userId: editor.user.id, name: 'Mira Castell' } })
    h.clock.advance({ seconds: 1 })
    await add('Done.', owner)
    expect((await details()).notes).toMatchObject([
      { text: 'Done.', name: 'Nora Feldmann', at: h.clock.now().toISOString() },
      added.body,
    ])
    expect((await activity()).slice(0, 2)).toMatchObject([
      { kind: 'note_added', name: 'Nora Feldmann' },
      { kind: 'note_added', name: 'Mira Castell', testimonial: { customerName: 'Ana Ribeiro' } },
    ])
    expect(JSON.stringify(await activity())).not.toContain('CANARYNOTE')
  })

  test('can be about a request that nobody answered yet', async () => {
    const { h, owner, call } = await setUp()
    const { id } = await h.createRequest(owner)
    expect((await call(owner, 'POST', `/testimonial/${id}/notes`, { text: 'Call first.' })).status).toBe(201)
  })

  test('are deleted by who wrote them, or by an admin', async () => {
    const { h, add, remove, details, owner, join, activity } = await setUp()
    const other = await join('jo@studio.example', 'editor', 'Jo')
    const { body: mine } = await add(NOTE)
    h.clock.advance({ seconds: 1 })
    const { body: theirs } = await add('Other.')
    expect(await remove(mine.id, other)).toMatchObject({
      status: 403,
      body: { code: 'notes.not_yours', message: expect.stringContaining('This note is by Mira Castell.') },
    })
    expect((await remove(mine.id)).status).toBe(204)
    expect(await remove(mine.id)).toMatchObject({ status: 404, body: { code: 'notes.not_found' } })
    h.clock.advance({ seconds: 1 })
    expect((await remove(theirs.id, owner)).status).toBe(204)
    expect((await details()).notes).toEqual([])
    expect((await activity())[0]).toMatchObject({
      kind: 'note_deleted',
      name: 'Nora Feldmann',
      subject: 'Mira Castell',
    })
  })

  test('of another testimonial or workspace are not found', async () => {
    const { h, add, owner, call, id, editor } = await setUp()
    const { body: note } = await add(NOTE)
    const other = await h.createRequest(owner)
    expect((await call(owner, 'DELETE', `/testimonial/${other.id}/notes/${note.id}`)).status).toBe(404)
    const stranger = await h.signUp({ email: 'noor@lakrits.example' })
    const path = `/goodword/testimonial/${id}/notes`
    expect((await h.request('POST', path, { token: stranger.token, body: { text: 'x' } })).status).toBe(404)
    expect((await h.request('DELETE', `${path}/${note.id}`, { token: stranger.token })).status).toBe(404)
    expect((await add('Still here.', editor)).status).toBe(201)
  })

  test.each([
    ['nothing', ' \n', 'Note is required.'],
    ['too much', 'x'.repeat(2001), 'Note can be at most 2,000 characters long.'],
  ])('of %s are refused by a sentence', async (_, text, message) => {
    const { add } = await setUp()
    expect(await add(text)).toMatchObject({ status: 422, body: { details: [{ path: 'text', message }] } })
  })

  test('are limited in number', async () => {
    const { h, add, id, workspaceId, editor } = await setUp()
    for (let index = 0; index < NOTES_PER_TESTIMONIAL; index += 1)
      await h.insertRows(testimonialNotes, {
        id: `nte_${index}`,
        testimonialId: id,
        workspaceId,
        userId: editor.user.id,
        authorName: 'Mira',
        text: 'x',
        createdAt: h.clock.now(),
      })
    expect(await add(NOTE)).toMatchObject({
      status: 409,
      body: {
        code: 'notes.too_many',
        message: 'A testimonial can have 100 notes. Delete one that nobody needs any more.',
      },
    })
  })

  test('sent twice with one key are one note', async () => {
    const { h, id, editor, headers, details } = await setUp()
    const send = (text: string) =>
      h.request<Note>('POST', `/goodword/testimonial/${id}/notes`, {
        token: editor.token,
        headers: { ...headers, 'idempotency-key': 'a-key-of-the-page' },
        body: { text },
      })
    const first = await send(NOTE)
    expect((await send(NOTE)).body).toEqual(first.body)
    expect((await send('Other.')).status).toBe(422)
    expect((await details()).notes).toHaveLength(1)
  })

  test('go with what the client erases, and none is written after that', async () => {
    const { h, add, client, details, assign, editor } = await setUp()
    await add(NOTE)
    await assign(editor.user.id)
    await client.erase()
    expect(await details()).toMatchObject({ notes: [], assignee: null })
    expect(await h.rows(testimonialNotes).count()).toBe(0)
    expect((await add(NOTE)).body.code).toBe('testimonials.erased')
    expect((await assign(editor.user.id)).body.code).toBe('testimonials.erased')
  })

  test('go with a request that is removed', async () => {
    const { h, owner, call } = await setUp()
    const { id } = await h.createRequest(owner)
    await call(owner, 'POST', `/testimonial/${id}/notes`, { text: NOTE })
    expect((await call(owner, 'DELETE', `/testimonial/${id}`)).status).toBe(204)
    expect(await h.rows(testimonialNotes).count()).toBe(0)
  })
})

test('no client, visitor or signer reads notes or who looks after a testimonial', async () => {
  const s = await setUpSignOff()
  const { h, owner } = s
  const id = await s.answer('Ana')
  const call = async (method: string, path: string, body?: unknown) =>
    s.call(method, path, { ...owner, token: await h.signIn(owner) }, body)
  await h.setPlan(owner, 'studio')
  expect((await call('POST', `/goodword/testimonial/${id}/notes`, { text: NOTE })).status).toBe(201)
  expect((await call('PUT', `/goodword/testimonial/${id}/assignee`, { userId: owner.user.id })).status).toBe(200)
  const { body: created } = await s.create()
  const signer = openSignOff(h, created.url)
  const client = clientOf(h, id)
  const beforeApproval = [await client.look(), await signer.page(), await client.page('GET', '/export')]
  await call('PUT', `/goodword/testimonial/${id}/approve`)
  const { body: widgets } = await s.call<{ items: { id: string }[] }>('GET', '/goodword/widget/list', {
    ...owner,
    token: await h.signIn(owner),
  })
  const widgetId = widgets.items[0]?.id ?? ''
  const paths = [`/w/${widgetId}.json`, `/w/${widgetId}.html`, `/wall/${widgetId}`, `/goodword/testimonial/${id}`]
  const answers = [
    ...beforeApproval,
    await client.look(),
    await client.page('GET', '/export'),
    await signer.page(),
    ...(await Promise.all(paths.map((path) => h.request('GET', path)))),
  ]
  await h.drain()
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const read = JSON.stringify([answers.map(({ body }) => body), await h.emails()])
  expect(read + h.logLines.join('')).not.toContain('CANARYNOTE')
  expect(read).not.toContain(owner.user.id)
})

describe('an assignee', () => {
  test('is on the row, in the details and in the activity', async () => {
    const { assign, editor, details, listed, activity, owner } = await setUp()
    const mira = { userId: editor.user.id, name: 'Mira Castell' }
    expect(await assign(mira.userId)).toMatchObject({ status: 200, body: { assignee: mira } })
    await assign(mira.userId)
    expect((await details()).assignee).toEqual(mira)
    expect((await listed('me', editor)).items[0]?.assignee).toEqual(mira)
    expect((await activity()).filter(({ kind }) => kind === 'testimonial_assigned')).toMatchObject([
      { name: 'Nora Feldmann', subject: 'Mira Castell', testimonial: { customerName: 'Ana Ribeiro' } },
    ])
    expect((await assign(null, editor)).body.assignee).toBeNull()
    expect((await activity()).find(({ kind }) => kind === 'testimonial_unassigned')).toMatchObject({
      name: 'Mira Castell',
      subject: 'Mira Castell',
    })
    expect(owner.user.id).not.toBe(mira.userId)
  })

  test('narrows the list: mine, a member’s, nobody’s, with other filters', async () => {
    const { h, assign, editor, owner, listed, call, id } = await setUp()
    h.clock.advance({ seconds: 1 })
    const { id: other } = await h.createRequest(owner)
    await assign(editor.user.id)
    const idsFor = async (assignee: string, as?: TestOwner) => {
      const { items, counts } = await listed(assignee, as)
      expect(counts.all).toBe(items.length)
      return items.map((item) => item.id)
    }
    expect(await idsFor('me', editor)).toEqual([id])
    expect(await idsFor('me')).toEqual([])
    expect(await idsFor(editor.user.id)).toEqual([id])
    expect(await idsFor('nobody')).toEqual([other])
    expect(await idsFor('usr_unknown')).toEqual([])
    await call(owner, 'PUT', `/testimonial/${id}/service`, { service: 'A label' })
    expect(await idsFor(`${editor.user.id}&service=A+label&q=ana&status=submitted`)).toEqual([id])
    expect(await idsFor(`${editor.user.id}&service=Another`)).toEqual([])
    expect(await idsFor('nobody&service=A+label')).toEqual([])
  })

  test('must be a member, and is nobody once they leave or are removed', async () => {
    const { h, assign, editor, call, owner, details, join } = await setUp()
    const stranger = await h.signUp({ email: 'noor@lakrits.example' })
    expect(await assign(stranger.user.id)).toMatchObject({
      status: 422,
      body: { code: 'testimonials.assignee_unknown', details: [{ path: 'userId' }] },
    })
    await assign(editor.user.id)
    expect((await call(owner, 'DELETE', `/team/member/${editor.user.id}`)).status).toBe(204)
    expect((await details()).assignee).toBeNull()
    const jo = await join('jo@studio.example', 'viewer', 'Jo')
    await assign(jo.user.id)
    expect((await call(jo, 'POST', '/team/leave')).status).toBe(204)
    expect(await h.rows(testimonials, { assigneeUserId: null }).count()).toBe(1)
  })
})

test('the export of the account has notes and assignees', async () => {
  const { h, add, assign, owner, editor, headers } = await setUp()
  await add(NOTE)
  await assign(editor.user.id)
  const { body } = await h.request<AccountExport>('GET', '/goodword/user/me/export', { token: owner.token, headers })
  expect(body.testimonials[0]).toMatchObject({ notes: [{ text: NOTE }], assignee: { name: 'Mira Castell' } })
})
