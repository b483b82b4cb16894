import { describe, expect, test } from 'vitest'
import type { CollectionPage } from '#shared/collection.ts'
import { FORM_CODES_MAX, type FormCodes } from '#shared/form-codes.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PublicRequest, Thanks } from '#shared/submissions.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { activity } from '#server/db/schema/activity.ts'
import { formCodes } from '#server/db/schema/form-codes.ts'
import { ANSWER } from '#server/testing/clients.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { createHarness, type TestOwner } from '#server/testing/harness.ts'
import { addMember } from '#server/testing/members.ts'
import { confirmEmail } from '#server/testing/owners.ts'

type Received = { portalPath: string; code: Thanks['code'] } & ErrorResponse

const LABEL = 'A seat at the next course'

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await h.setPlan(owner, 'studio')
  const call = async <T>(method: string, path: string, body?: unknown, caller: TestOwner = owner) =>
    h.request<T & ErrorResponse>(method, `/goodword${path}`, {
      token: await h.signIn(caller),
      headers: { 'x-workspace-id': owner.user.workspace.id },
      body,
    })
  const add = (codes: string[], caller?: TestOwner) =>
    call<FormCodes>('POST', '/forms/default/codes', { label: LABEL, codes }, caller)
  const read = async () => (await call<FormCodes>('GET', '/forms/default/codes')).body
  /** Answers to requests need what their page holds. */
  const submit = async (id: string, key?: string) => {
    const { body } = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    return h.request<Received>('PUT', `/goodword/testimonial/${id}/submit`, {
      body: { ...ANSWER, isPrivate: false, openedToken: body.openedToken, consentVersion: body.consents.en.version },
      headers: { ...(key !== undefined && { 'idempotency-key': key }) },
    })
  }
  async function answer() {
    const { id } = await h.createRequest(owner)
    return { id, ...(await submit(id)).body }
  }
  const portalCode = async (portalPath: string) => {
    const token = portalPath.split('/').at(-1)
    return (await h.request<{ code: Thanks['code'] }>('GET', `/goodword/portal/${token}`)).body.code
  }
  return { h, owner, call, add, read, submit, answer, portalCode }
}

const ownCode = (code: string) => ({ label: LABEL, code })

describe('one code for each client', () => {
  test('is given when they answer, in the order of the list, and shown again when they come back', async () => {
    const { h, add, read, answer, portalCode } = await setUp()
    expect((await add(['JAR-1', ' JAR-2 ', 'JAR-3'])).body).toEqual({ label: LABEL, given: 0, left: 3 })
    const one = await answer()
    const other = await answer()
    expect([one.code, other.code]).toEqual([ownCode('JAR-1'), ownCode('JAR-2')])
    expect(await read()).toEqual({ label: LABEL, given: 2, left: 1 })
    expect([await portalCode(one.portalPath), await portalCode(other.portalPath)]).toEqual([one.code, other.code])
    const again = await h.request<PublicRequest>('GET', `/goodword/testimonial/${other.id}`)
    expect(again.body.thanks.code).toEqual(other.code)
  })

  test('is not told before, and the same again when sending is repeated', async () => {
    const { h, owner, add, read, submit } = await setUp()
    await add(['JAR-1', 'JAR-2'])
    const { id } = await h.createRequest(owner)
    const before = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    expect(JSON.stringify(before.body)).not.toContain('JAR')
    const sent = await Promise.all([1, 2, 3].map(() => submit(id, 'the-same-answer')))
    expect(sent.map(({ body }) => body.code)).toEqual([ownCode('JAR-1'), ownCode('JAR-1'), ownCode('JAR-1')])
    expect(await read()).toMatchObject({ given: 1, left: 1 })
  })

  test('is another one for each of many who answer at the same moment', async () => {
    const { h, owner, add, read, submit } = await setUp()
    const codes = Array.from({ length: 8 }, (_, index) => `JAR-${index}`)
    await add(codes)
    const requests = await Promise.all(codes.map(() => h.createRequest(owner)))
    const answers = await Promise.all(requests.map(({ id }) => submit(id)))
    expect(answers.map(({ body }) => body.code?.code).toSorted()).toEqual(codes)
    expect(await read()).toMatchObject({ given: 8, left: 0 })
  })

  test('takes the place of the one for everybody, which is back once the list is deleted', async () => {
    const { call, add, answer, portalCode } = await setUp()
    const everybody = { label: 'A guide', code: 'GUIDE' }
    const settings = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }
    await call('PUT', '/forms/default/settings', {
      ...settings,
      thanks: { message: null, link: null, code: everybody },
    })
    await add(['JAR-1', 'JAR-2'])
    const own = await answer()
    expect((await call('DELETE', '/forms/default/codes')).body).toEqual({ label: null, given: 1, left: 0 })
    const shared = await answer()
    expect([own.code, shared.code]).toEqual([ownCode('JAR-1'), everybody])
    expect(await portalCode(own.portalPath)).toEqual(ownCode('JAR-1'))
  })

  test('is missing when none is left: the client is thanked without one, and nothing says that there was one', async () => {
    const { call, add, answer, portalCode } = await setUp()
    await add(['JAR-1'])
    const [first, second] = [await answer(), await answer()]
    expect(second.code).toBeNull()
    expect(await portalCode(second.portalPath)).toBeNull()
    const isRewarded = async (id: string) =>
      (await call<TestimonialDetails>('GET', `/testimonial/${id}/details`)).body.isRewarded
    expect([await isRewarded(first.id), await isRewarded(second.id)]).toEqual([true, false])
    await add(['JAR-2'])
    expect(await portalCode(second.portalPath)).toBeNull()
    expect((await answer()).code).toEqual(ownCode('JAR-2'))
  })

  test('comes through the collection link too, and after a confirmed email only then', async () => {
    const { h, owner, add, read, portalCode } = await setUp()
    await add(['JAR-1', 'JAR-2'])
    await confirmEmail({ h, owner })
    const link = collectionOf(h, owner)
    const page = await h.request<CollectionPage>('GET', `/goodword/collect/${(await link.form()).slug}`)
    expect(JSON.stringify(page.body)).not.toContain('JAR')
    const { body } = await link.answer({}, { key: 'the-only-answer' })
    expect(body.code).toEqual(ownCode('JAR-1'))
    expect(await portalCode(body.portalPath ?? '')).toEqual(ownCode('JAR-1'))
    await link.changeAccess({ needsConfirmedEmail: true })
    const waiting = await link.answer({ customerEmail: 'ben@client.example', testimonial: 'Good.' })
    expect(waiting.body.code).toBeNull()
    expect(await read()).toMatchObject({ given: 1, left: 1 })
    await h.drain()
    const [email] = (await h.emails()).filter(({ recipient }) => recipient === 'ben@client.example')
    const token = /\/confirm\/([\w.%-]+)/.exec(email?.text ?? '')?.[1]
    const confirm = () => h.request<Received>('POST', `/goodword/confirmation/${token}`)
    expect((await confirm()).body.code).toEqual(ownCode('JAR-2'))
    expect((await confirm()).body.code).toEqual(ownCode('JAR-2'))
    expect(await read()).toMatchObject({ given: 2, left: 0 })
  })

  test('is given to nobody else when its client has everything erased or the answer is removed', async () => {
    const { h, add, read, answer } = await setUp()
    await add(['JAR-1', 'JAR-2'])
    const { portalPath } = await answer()
    await h.request('DELETE', `/goodword/portal/${portalPath.split('/').at(-1)}`)
    expect(await h.rows(formCodes, { code: 'JAR-1' }).one()).toMatchObject({
      testimonialId: null,
      givenAt: h.clock.now(),
    })
    expect((await answer()).code).toEqual(ownCode('JAR-2'))
    expect(await read()).toEqual({ label: LABEL, given: 2, left: 0 })
  })
})

describe('a list of codes', () => {
  test('is refused with the rows of codes that are there twice, and nothing of it is added', async () => {
    const { add, read, answer } = await setUp()
    const refused = await add(['JAR-1', 'JAR-2', 'JAR-1'])
    expect([refused.status, refused.body.code]).toEqual([422, 'forms.code_twice'])
    expect(refused.body.message).toContain('Row 3: “JAR-1” is in row 1 too.')
    expect(refused.body.details).toEqual([{ path: 'codes.2', message: 'Row 3: “JAR-1” is in row 1 too.' }])
    expect(await read()).toEqual({ label: null, given: 0, left: 0 })
    await add(['JAR-1', 'JAR-2'])
    await answer()
    const known = await add(['JAR-9', 'JAR-1', 'JAR-2'])
    expect(known.body.details).toHaveLength(2)
    expect(known.body.message).toContain('Row 2: this form has “JAR-1” already, or has given it to a client.')
    expect(await read()).toMatchObject({ given: 1, left: 1 })
  })

  test('has at most 5,000 codes that are left', async () => {
    const { add, read } = await setUp()
    const codes = Array.from({ length: FORM_CODES_MAX }, (_, index) => `JAR-${index}`)
    expect((await add([...codes, 'ONE-MORE'])).status).toBe(422)
    expect((await add(codes)).body).toMatchObject({ left: FORM_CODES_MAX })
    const full = await add(['ONE-MORE'])
    expect([full.status, full.body.code]).toEqual([409, 'forms.too_many_codes'])
    expect(await read()).toMatchObject({ left: FORM_CODES_MAX })
  })

  test.each([[[]], [['']], [['x'.repeat(41)]]])('is refused as %j', async (codes) => {
    const { add } = await setUp()
    expect((await add(codes)).status).toBe(422)
  })

  test('is changed by admins, counted for all members, and in the activity without its codes', async () => {
    const { h, owner, call, add } = await setUp()
    const editor = await addMember({ h, owner }, { role: 'editor', email: 'mira@feldmann.example' })
    expect((await add(['JAR-1'], editor)).status).toBe(403)
    expect((await call('DELETE', '/forms/default/codes', undefined, editor)).status).toBe(403)
    await add(['JAR-1', 'JAR-2'])
    expect((await call('GET', '/forms/default/codes', undefined, editor)).body).toEqual({
      label: LABEL,
      given: 0,
      left: 2,
    })
    const lines = await h.rows(activity, { kind: 'settings_changed' }).list()
    expect(lines.at(-1)).toMatchObject({ changes: [{ setting: 'Codes that are left', before: '0', after: '2' }] })
    expect(JSON.stringify(lines)).not.toContain('JAR')
  })

  test('needs a plan that includes it, and gives none while the plan doesn’t', async () => {
    const { h, owner, add, answer } = await setUp()
    await add(['JAR-1'])
    await h.setPlan(owner, 'free')
    expect((await add(['JAR-2'])).status).toBe(402)
    expect((await answer()).code).toBeNull()
    await h.setPlan(owner, 'studio')
    expect((await answer()).code).toEqual(ownCode('JAR-1'))
  })
})
