import { expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import type { Form } from '#shared/forms.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Tag } from '#shared/tags.ts'
import { readActivity } from '#server/testing/activity.ts'
import { withPayingClients } from '#server/testing/paying-clients.ts'
import { listRequests } from '#server/testing/requests.ts'

test('clients of an account answer the form of its rules, and the default form once that is deleted', async () => {
  const { h, owner, pay, wait } = await withPayingClients()
  await h.setPlan(owner, 'pro')
  const token = await h.signIn(owner)
  const call = <Body>(method: string, path: string, body?: unknown) => h.request<Body>(method, path, { token, body })
  const { body: form } = await call<Form>('POST', '/goodword/forms', { name: 'Label School' })
  await call('PUT', `/goodword/forms/${form.id}/settings`, {
    accentColor: null,
    asksCompany: false,
    asksRole: false,
    questions: [],
    service: 'Six evenings',
  })
  const rules = { ...defaultRequestRules, formId: form.id }
  expect((await call('PUT', '/goodword/stripe/connections/con_1/rules', rules)).body).toMatchObject({ rules })
  await pay()
  expect(await listRequests(h, owner)).toMatchObject([{ formId: form.id, service: 'Six evenings' }])

  await call('DELETE', `/goodword/forms/${form.id}`)
  await wait({ minutes: 1 })
  await pay({ id: 'in_2', email: 'bo@client.example', customer: 'cus_2' })
  expect(await listRequests(h, owner)).toMatchObject([
    { customerEmail: 'bo@client.example', formId: null, service: null },
    { formId: form.id },
  ])
})

const RULES = '/goodword/stripe/connections/con_1/rules'

async function setUp() {
  const paying = await withPayingClients()
  const { h, owner } = paying
  await h.setPlan(owner, 'pro')
  const token = await h.signIn(owner)
  const call = <Body>(method: string, path: string, body?: unknown) =>
    h.request<Body & ErrorResponse>(method, path, { token, body })
  const save = (products: readonly object[]) => call('PUT', RULES, { ...defaultRequestRules, products })
  const makeTag = async (name: string) => (await call<Tag>('POST', '/goodword/tag/create', { name })).body
  return { ...paying, call, save, makeTag }
}

test('requests get the service and the tags of what was paid for', async () => {
  const { h, owner, pay, wait, save, makeTag, call } = await setUp()
  const [school, gone] = [await makeTag('School'), await makeTag('Gone')]
  await h.createRequest(owner, { customerEmail: 'first@client.example', service: 'Six evenings' })
  const products = [
    { product: 'label', service: 'SIX EVENINGS', tagId: school.id },
    { product: 'School', service: 'Other', tagId: gone.id },
  ]
  expect((await save(products)).status).toBe(200)
  await call('DELETE', `/goodword/tag/${gone.id}`)
  await wait({ minutes: 1 })
  await pay({ line: 'Label School, spring' })
  await wait({ minutes: 1 })
  await pay({ id: 'in_2', email: 'bo@client.example', customer: 'cus_2', line: 'Sign' })
  expect(await listRequests(h, owner)).toMatchObject([
    { customerEmail: 'bo@client.example', service: null, tags: [] },
    { service: 'Six evenings', tags: [{ id: school.id, name: 'School' }] },
    { customerEmail: 'first@client.example' },
  ])
})

test('a tag of another workspace is never given', async () => {
  const { h, owner, pay, save } = await setUp()
  const other = await h.signUp()
  const { body: tag } = await h.request<Tag>('POST', '/goodword/tag/create', {
    token: other.token,
    body: { name: 'Theirs' },
  })
  await save([{ product: 'Website', service: null, tagId: tag.id }])
  await pay()
  expect(await listRequests(h, owner)).toMatchObject([{ tags: [] }])
})

test.each([
  [{ product: ' ', service: 'X', tagId: null }, 'products.0.product', 'Product is required.'],
  [
    { product: 'x'.repeat(101), service: 'X', tagId: null },
    'products.0.product',
    'Product can be at most 100 characters long.',
  ],
  [{ product: 'X', service: ' ', tagId: null }, 'products.0.service', 'Enter a service or choose a tag.'],
])('a product like %j is refused', async (product, path, message) => {
  const { save } = await setUp()
  const { status, body } = await save([product])
  expect([status, body.details]).toEqual([422, [{ path, message }]])
})

test('there are at most 20 products', async () => {
  const { save } = await setUp()
  const many = Array.from({ length: 21 }, () => ({ product: 'X', service: 'Y', tagId: null }))
  expect((await save(many)).body.message).toBe('There can be at most 20 products.')
})

test('a changed form, email style or product is named in the activity', async () => {
  const { h, call, makeTag, wait, owner } = await setUp()
  const { body: form } = await call<Form>('POST', '/goodword/forms', { name: 'Label School' })
  const tag = await makeTag('School')
  const products = [{ product: 'Label School', service: 'Six evenings', tagId: tag.id }]
  await call('PUT', RULES, { ...defaultRequestRules, formId: form.id, products })
  await call('DELETE', `/goodword/forms/${form.id}`)
  await wait({ minutes: 1 })
  await call('PUT', RULES, { ...defaultRequestRules, products: [] })
  const { body } = await readActivity(h, { token: await h.signIn(owner) })
  const changes = body.items.filter(({ kind }) => kind === 'rules_changed').map((entry) => entry.changes)
  expect(changes.toReversed()).toEqual([
    [
      { setting: 'Form', before: null, after: 'Label School' },
      { setting: 'Products', before: null, after: 'Label School (Six evenings, a tag)' },
    ],
    [{ setting: 'Products', before: 'Label School (Six evenings, a tag)', after: null }],
  ])
})
