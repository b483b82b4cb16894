import { expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import type { Form } from '#shared/forms.ts'
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
