import { expect, test } from 'vitest'
import type { FormSettings } from '#shared/form-settings.ts'
import type { Form } from '#shared/forms.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PlanName } from '#shared/plans.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { COLLECTED, collectionOf } from '#server/testing/collection.ts'
import { createHarness } from '#server/testing/harness.ts'

type List = { items: Form[]; limit: number | null }

async function setUp(plan: PlanName = 'pro') {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await h.setPlan(owner, plan)
  const { token } = owner
  const call = <Body>(method: string, path: string, body?: unknown) => h.request<Body>(method, path, { token, body })
  const list = async () => (await call<List>('GET', '/goodword/forms')).body
  const create = (input: { name: string; copyOf?: string }) => call<Form>('POST', '/goodword/forms', input)
  return { h, owner, call, list, create }
}

const CHOICE = { text: 'Which evening helped most?', kind: 'choice', options: ['Paper', 'Printing'] }
const SETTINGS = {
  accentColor: null,
  asksCompany: true,
  asksRole: false,
  questions: [CHOICE],
  service: 'Label School',
  layout: 'steps',
  thanks: { message: 'See you soon.', link: { label: 'The next dates', url: 'https://feldmann.example/dates' } },
}

test('a new form asks for what the copied one asks for, at an address of its own', async () => {
  const { h, call, list, create } = await setUp()
  await call('PUT', '/goodword/forms/default/settings', SETTINGS)
  const { status, body: made } = await create({ name: 'Label School' })
  expect(status).toBe(201)
  expect(made).toMatchObject({
    name: 'Label School',
    isDefault: false,
    slug: 'label-school',
    state: 'open',
    answers: 0,
  })
  const { body: copied } = await call<FormSettings>('GET', `/goodword/forms/${made.id}/settings`)
  expect(copied).toMatchObject({ ...SETTINGS, questions: [CHOICE] })

  await call('PUT', `/goodword/forms/${made.id}/settings`, { ...SETTINGS, asksCompany: false, questions: [] })
  const { body: kept } = await call<FormSettings>('GET', '/goodword/forms/default/settings')
  expect(kept.asksCompany).toBe(true)
  h.clock.advance({ seconds: 1 })
  const { body: again } = await create({ name: 'Stall', copyOf: made.id })
  const { body: second } = await call<FormSettings>('GET', `/goodword/forms/${again.id}/settings`)
  expect(second).toMatchObject({ asksCompany: false, questions: [] })
  const { items, limit } = await list()
  expect(items.map(({ name }) => name)).toEqual(['Client form', 'Label School', 'Stall'])
  const usual = { rating: true, photo: true, company: false, role: false, questions: 0 }
  expect(items.map(({ asks }) => asks)).toEqual([{ ...usual, company: true, questions: 1 }, usual, usual])
  expect(limit).toBe(5)
})

test('names differ, in any case, and a deleted form gives its name back but not its address', async () => {
  const { call, create } = await setUp()
  const { body: made } = await create({ name: 'Stall' })
  const taken = await call<ErrorResponse>('POST', '/goodword/forms', { name: 'STALL' })
  expect([taken.status, taken.body.code]).toEqual([409, 'forms.name_taken'])
  const renamed = await call<ErrorResponse>('PUT', '/goodword/forms/default/name', { name: 'stall' })
  expect(renamed.body.details).toEqual([
    { path: 'name', message: 'Another form has this name. Choose a different one.' },
  ])
  const same = await call<Form>('PUT', `/goodword/forms/${made.id}/name`, { name: 'The stall' })
  expect(same.body).toMatchObject({ name: 'The stall', slug: 'stall' })
  await call('PUT', `/goodword/forms/${made.id}/name`, { name: 'Stall' })
  expect((await call('DELETE', `/goodword/forms/${made.id}`)).status).toBe(204)
  expect((await create({ name: 'Stall' })).body).toMatchObject({ name: 'Stall', slug: 'stall-2' })
})

test.each([
  [{ name: ' ' }, 'name', 'Name is required.'],
  [{ name: 'x'.repeat(81) }, 'name', 'A name can be at most 80 characters long.'],
])('a form is not made with %j', async (body, path, message) => {
  const { call } = await setUp()
  const answer = await call<ErrorResponse>('POST', '/goodword/forms', body)
  expect(answer.status).toBe(422)
  expect(answer.body.details).toEqual([{ path, message }])
})

test.each<[PlanName, number]>([
  ['free', 1],
  ['pro', 5],
])('%s includes %i forms, and those of a larger plan keep working', async (plan, limit) => {
  const { h, owner, call, list, create } = await setUp('studio')
  for (let number = 2; number <= 6; number++) expect((await create({ name: `Form ${number}` })).status).toBe(201)
  await h.setPlan(owner, plan)
  const refused = await call<ErrorResponse>('POST', '/goodword/forms', { name: 'One more' })
  expect([refused.status, refused.body.code]).toEqual([402, 'forms.limit_reached'])
  const { items } = await list()
  expect(items.map(({ state }) => state)).toEqual(Array(6).fill('open'))
  for (const { id } of items.slice(limit)) await call('DELETE', `/goodword/forms/${id}`)
  expect((await call<ErrorResponse>('POST', '/goodword/forms', { name: 'One more' })).status).toBe(402)
  const [, one] = items
  if (limit === 1 || !one) return
  await call('DELETE', `/goodword/forms/${one.id}`)
  expect((await create({ name: 'One more' })).status).toBe(201)
})

test('the default form is not deleted, and a form of another workspace is not found', async () => {
  const { h, call, list, create } = await setUp()
  const { items } = await list()
  const kept = await call<ErrorResponse>('DELETE', `/goodword/forms/${items[0]?.id}`)
  expect([kept.status, kept.body.code]).toEqual([409, 'forms.is_default'])
  const { body: made } = await create({ name: 'Stall' })
  const { token } = await h.signUp()
  const foreign = (method: string, path: string, body?: unknown) =>
    h.request<ErrorResponse>(method, path, { token, body })
  const answers = [
    await foreign('GET', `/goodword/forms/${made.id}/settings`),
    await foreign('PUT', `/goodword/forms/${made.id}/settings`, { ...SETTINGS, questions: [] }),
    await foreign('PUT', `/goodword/forms/${made.id}/name`, { name: 'Mine' }),
    await foreign('DELETE', `/goodword/forms/${made.id}`),
    await foreign('POST', '/goodword/forms', { name: 'Mine', copyOf: made.id }),
    await foreign('POST', '/goodword/testimonial/create', { customerEmail: 'ana@client.example', formId: made.id }),
  ]
  for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'forms.not_found'])
  expect(JSON.stringify(answers)).not.toContain('Stall')
})

test('a request uses the form it names, and keeps it when that is deleted', async () => {
  const { h, call, create } = await setUp()
  const { body: form } = await create({ name: 'Label School' })
  await call('PUT', `/goodword/forms/${form.id}/settings`, SETTINGS)
  const input = { customerEmail: 'ana@client.example', formId: form.id }
  const { body: request } = await call<Testimonial>('POST', '/goodword/testimonial/create', input)
  expect(request).toMatchObject({ formId: form.id, service: 'Label School' })
  await call('DELETE', `/goodword/forms/${form.id}`)

  const { body: seen } = await h.request<PublicRequest>('GET', `/goodword/testimonial/${request.id}`)
  expect(seen).toMatchObject({
    extraFields: { company: true, role: false, questions: [CHOICE] },
    thanks: SETTINGS.thanks,
  })
  const path = `/goodword/testimonial/${request.id}`
  const changed = await call<Testimonial>('PUT', path, { ...input, customerName: 'Ana' })
  expect(changed.body).toMatchObject({ formId: form.id, customerName: 'Ana' })
  const other = await call<ErrorResponse>('POST', '/goodword/testimonial/create', {
    ...input,
    customerEmail: 'b@client.example',
  })
  expect([other.status, other.body.code]).toEqual([404, 'forms.not_found'])
  const back = await call<Testimonial>('PUT', path, { customerEmail: 'ana@client.example' })
  expect(back.body.formId).toBeNull()
})

test('a service that the request names wins over that of its form', async () => {
  const { call } = await setUp()
  await call('PUT', '/goodword/forms/default/settings', SETTINGS)
  const input = { customerEmail: 'ana@client.example', service: 'Branding' }
  const { body } = await call<Testimonial>('POST', '/goodword/testimonial/create', input)
  expect(body).toMatchObject({ service: 'Branding', formId: null })
})

test('members read in the activity who made, changed and deleted a form', async () => {
  const { call, create } = await setUp('studio')
  const { body: form } = await create({ name: 'Stall' })
  await call('PUT', `/goodword/forms/${form.id}/settings`, { ...SETTINGS, questions: [], thanks: undefined })
  await call('PUT', `/goodword/forms/${form.id}/name`, { name: 'The stall' })
  await call('DELETE', `/goodword/forms/${form.id}`)
  type Activity = { items: { kind: string; subject: string | null }[] }
  const { body } = await call<Activity>('GET', '/goodword/workspace/activity')
  const lines = body.items.flatMap(({ kind, subject }) => (kind.startsWith('form_') ? [[kind, subject]] : []))
  expect(lines).toEqual([
    ['form_deleted', 'The stall'],
    ['form_changed', 'The stall'],
    ['form_changed', 'Stall'],
    ['form_created', 'Stall'],
  ])
})

test('the list is filtered by the link that answers came through', async () => {
  const { h, owner, call, list, create } = await setUp()
  const { body: form } = await create({ name: 'Stall' })
  const link = collectionOf(h, owner)
  await link.answer({ customerName: 'Ana' })
  const { body: page } = await link.open(form.slug)
  h.clock.advance({ minutes: 1 })
  const sent = { ...COLLECTED, customerName: 'Kim', testimonial: 'A lovely stall.', openedToken: page.openedToken }
  expect((await h.request('POST', `/goodword/collect/${form.slug}`, { body: sent })).status).toBe(201)
  await call('POST', '/goodword/testimonial/create', { customerEmail: 'lena@client.example', formId: form.id })

  type Listed = { items: Testimonial[]; counts: Record<string, number> }
  const of = async (query: string) =>
    (await call<Listed>('GET', `/goodword/testimonial/list?form=${form.id}${query}`)).body
  expect(await of('')).toMatchObject({
    items: [{ customerName: 'Kim', formId: form.id }],
    counts: { all: 1, submitted: 1 },
  })
  expect((await of('&q=kim&status=submitted')).items).toHaveLength(1)
  for (const query of ['&q=ana', '&service=Other', '&status=approved']) expect((await of(query)).items).toEqual([])
  expect((await list()).items).toMatchObject([
    { isDefault: true, answers: 1, answersToReview: 1 },
    { name: 'Stall', answers: 1, answersToReview: 1 },
  ])
  const { token } = await h.signUp()
  const foreign = await h.request<Listed>('GET', `/goodword/testimonial/list?form=${form.id}`, { token })
  expect(foreign.body.items).toEqual([])
})
