import { expect, test } from 'vitest'
import type { CollectionPage } from '#shared/collection.ts'
import { exampleInstallation } from '#shared/installation.ts'
import type { Form } from '#shared/forms.ts'
import { requestImagePath } from '#shared/image-uploads.ts'
import type { Widget } from '#shared/widget-editor.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { defaultEmailLimits, raisedEmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { defaultLimits, raisedLimits } from '#server/http/rate-limit.ts'
import { COLLECTED } from '#server/testing/collection.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { PASSKEY_SIGN_IN } from '#server/testing/test-passkeys.ts'
import { UPLOAD_ID } from '#server/testing/uploads.ts'

const PEOPLE = 50
/** So many call at the same time. */
const TOGETHER = 10
const PASSWORD = 'correct horse'
const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts'

const ANSWER = { customerName: 'Ana', rating: 5, testimonial: 'Precise, funny, never late.', isPrivate: false }

/** What a page of the owner asks for. */
const READ = ['user/me', 'user/me/checklist', 'testimonial/list?page=1&pageSize=20', 'testimonial/usage', 'emails']
const EVENTS = ['identify', 'alias', 'track', 'track', 'track', 'track', 'track', 'track', 'track', 'track']

type Call = Parameters<Harness['request']>

/** Fifty people behind one address. Everything happens in the same minute of the limits. */
async function openOffice(factor: number) {
  const h = await createHarness({
    overrides: {
      limits: raisedLimits(defaultLimits, factor),
      emailLimits: raisedEmailLimits(defaultEmailLimits, { ...exampleInstallation, factor, clientFactor: 1 }),
    },
  })
  const refused = new Set<string>()
  async function call<T = unknown>(...[method, path, options]: Call) {
    const answer = await h.request<T>(method, path, options)
    const isRefused = answer.status === 429 || JSON.stringify(answer.body).includes('TOO_MANY_ATTEMPTS')
    if (isRefused) refused.add(`${method} ${path.replaceAll(/[\w-]{20,}/g, 'x')}`)
    return answer
  }
  const signIn = (email: string, password: string) =>
    call<{ idToken: string }>('POST', `${IDENTITY}:signInWithPassword`, {
      body: { email, password, returnSecureToken: true },
    })

  async function work(person: number): Promise<{ slug: string; openedToken: string }> {
    const email = `person${person}@studio.example`
    const names = { firstName: 'Nora', lastName: `Feldmann ${person}`, timeZone: 'Europe/Berlin' }
    await call('POST', '/goodword/user/sign-up', { body: { email, password: PASSWORD, ...names } })
    for (const password of ['correct hrose', 'Correct horse']) await signIn(email, password)
    await call('POST', `${IDENTITY}:sendOobCode`, { body: { requestType: 'PASSWORD_RESET', email } })
    await call('POST', `${PASSKEY_SIGN_IN}/options`)
    const token = (await signIn(email, PASSWORD)).body.idToken
    for (const path of READ) await call('GET', `/goodword/${path}`, { token })
    for (const event of EVENTS) await call('POST', `/analytics/${event}`, { body: {} })
    const body = { customerEmail: `ana@of${person}.example`, customerName: 'Ana', isAutoSendEnabled: true }
    const { id = '' } = (await call<{ id?: string }>('POST', '/goodword/testimonial/create', { token, body })).body
    for (const link of [id, id.slice(1), id.slice(2), id.slice(3)]) await call('GET', `/goodword/testimonial/${link}`)
    await call('PUT', requestImagePath({ requestId: id, uploadId: UPLOAD_ID }), {
      body: 'no image',
      headers: { 'content-type': 'image/png' },
    })
    await call('PUT', `/goodword/testimonial/${id}/submit`, { body: ANSWER })
    const widgets = await call<{ items: Widget[] }>('GET', '/goodword/widget/list', { token })
    for (let views = 0; views < 4; views += 1)
      await call('POST', `/w/${widgets.body.items[0]?.id}/count`, {
        body: JSON.stringify({ kind: 'view' }),
        headers: { 'content-type': 'text/plain', origin: 'https://studio.example' },
      })
    const forms = await call<{ items: Form[] }>('GET', '/goodword/forms', { token })
    const slug = forms.body.items[0]?.slug ?? ''
    return { slug, openedToken: (await call<CollectionPage>('GET', `/goodword/collect/${slug}`)).body.openedToken }
  }

  const answer = ({ slug, openedToken }: { slug: string; openedToken: string }) =>
    call('POST', `/goodword/collect/${slug}`, { body: { ...COLLECTED, openedToken } })

  const links: Awaited<ReturnType<typeof work>>[] = []
  for (let person = 0; person < PEOPLE; person += TOGETHER)
    links.push(...(await Promise.all(Array.from({ length: TOGETHER }, (_, index) => work(person + index)))))
  h.clock.advance({ minutes: 1 })
  await Promise.all(links.map(answer))
  return { refused: [...refused], answers: await h.rows(testimonials, { status: 'submitted' }).count() }
}

test('an office of fifty people behind one address meets no limit where LIMIT_FACTOR is 10', async () => {
  expect(await openOffice(10)).toEqual({ refused: [], answers: PEOPLE * 2 })
})
