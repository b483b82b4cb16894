import { describe, expect, test } from 'vitest'
import type { FormSettings } from '#shared/form-settings.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import type { ReportLink } from '#shared/reports.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { ALL_PARTS, createOpenedRequest, NO_PARTS } from '#server/testing/clients.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { openSignOff, setUpSignOff } from '#server/testing/sign-off.ts'
import { confirmEmail } from '#server/testing/owners.ts'

const OPEN = { text: 'What changed?' }
const PRIVATE = { text: 'What should we do better?', isPrivate: true }
const SHOWN_MARK = 'SHOWNMARK'
const PRIVATE_MARK = 'PRIVATEMARK'
const NOTHING = { accentColor: null, asksCompany: false, asksRole: false }

async function setUp() {
  const opened = await createOpenedRequest()
  const { h, owner, id } = opened
  await h.setPlan(owner, 'studio')
  const { token } = owner
  const change = (questions: object[]) =>
    h.request<FormSettings & ErrorResponse>('PUT', '/goodword/forms/default/settings', {
      token,
      body: { ...NOTHING, questions },
    })
  const { questions } = (await change([OPEN, PRIVATE])).body
  const answering = (mark = '') => ({
    answers: questions.map(({ id: questionId, isPrivate }) => ({
      questionId,
      answer: `${isPrivate ? PRIVATE_MARK : SHOWN_MARK}${mark}`,
    })),
    parts: ALL_PARTS,
  })
  const answer = () => h.submit(id, answering())
  return { ...opened, token, questions, change, answering, answer }
}

type Opened = Awaited<ReturnType<typeof setUp>>

/** Everything that somebody without an account can read of what is shown. */
async function readEverywhere({ h, owner, token, widgetId }: Opened) {
  const draft = { kind: 'wall', options: defaultWidgetOptions }
  await h.request('PUT', `/goodword/widget/${widgetId}`, {
    token,
    body: { ...draft, name: 'Wall', slug: 'feldmann', heights: null },
  })
  const preview = await h.request<{ previewId: string }>('POST', `/goodword/widget/${widgetId}/preview`, {
    token,
    body: draft,
  })
  const report = await h.request<{ link: ReportLink; path: string }>('POST', '/goodword/report/links', {
    token,
    body: { month: '2026-11' },
  })
  const secret = report.body.path.replace('/report/', '')
  const { slug } = await collectionOf(h, owner).form()
  const publicIds = await h.rows(testimonials).values('publicId')
  const read = async (path: string) => {
    const { status, body } = await h.request('GET', path)
    return { path, status, text: typeof body === 'string' ? body : JSON.stringify(body) }
  }
  const shown = await Promise.all(
    [
      `/w/${widgetId}.json`,
      `/w/${widgetId}.html`,
      `/w/${preview.body.previewId}.json`,
      `/widgets/preview/${preview.body.previewId}`,
      `/wall/${widgetId}`,
      '/wall/feldmann',
      `/goodword/shared-report/${secret}/testimonials`,
    ].map(read),
  )
  const others = await Promise.all(
    [
      `/w/${widgetId}.json?lang=de`,
      `/w/${widgetId}.html?lang=de`,
      `/wall/w/${widgetId}.json`,
      `/wall/${widgetId}/image.png`,
      `/goodword/collect/${slug}`,
      ...publicIds.flatMap((publicId) => [`/proof/${publicId}`, `/proof/${publicId}/image.png`]),
    ].map(read),
  )
  return { shown, others }
}

describe('an answer that only members read', () => {
  test('is in no public output, even if the client lets the answers be shown', async () => {
    const opened = await setUp()
    await opened.answer()
    await opened.decide('approve')
    const { shown, others } = await readEverywhere(opened)
    for (const { path, status, text } of shown) {
      expect([path, status]).toEqual([path, 200])
      expect(text, path).toContain(SHOWN_MARK)
      expect(text, path).not.toContain(PRIVATE.text)
    }
    for (const { path, text } of [...shown, ...others]) expect(text, path).not.toContain(PRIVATE_MARK)
  })

  test('is said to be one on the form, and read by the owner and the client', async () => {
    const opened = await setUp()
    const { h, id, client, details, questions } = opened
    const form = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    expect(form.body.extraFields.questions).toMatchObject([{ isPrivate: false }, { isPrivate: true }])
    await opened.answer()
    const [open, kept] = questions
    const both = [
      { questionId: open?.id, question: OPEN.text, answer: SHOWN_MARK },
      { questionId: kept?.id, question: PRIVATE.text, answer: PRIVATE_MARK, isPrivate: true },
    ]
    expect((await details()).answers).toEqual(both)
    expect((await client.look()).body.answer?.answers).toEqual(both)
  })

  test('stays private when the client changes it, shows everything, and the form asks otherwise by then', async () => {
    const opened = await setUp()
    const { client, decide, details, questions, change, answering } = opened
    await opened.answer()
    const asked = await change(questions.map((question) => ({ ...question, isPrivate: !question.isPrivate })))
    expect(asked.status).toBe(200)
    for (const { id } of asked.body.questions) expect(questions.map((question) => question.id)).not.toContain(id)
    const revised = await client.revise({ ...answering('2'), parts: undefined })
    expect(revised.status).toBe(200)
    await client.show({ parts: NO_PARTS })
    await client.show({ parts: ALL_PARTS })
    await decide('approve')
    expect((await details()).answers).toMatchObject([
      { answer: `${SHOWN_MARK}2` },
      { answer: `${PRIVATE_MARK}2`, isPrivate: true },
    ])
    const earlier = (await details()).earlierVersions[0]?.answers
    expect(earlier).toMatchObject([{ answer: SHOWN_MARK }, { answer: PRIVATE_MARK, isPrivate: true }])
    const { shown } = await readEverywhere(opened)
    for (const { path, text } of shown) {
      expect(text, path).toContain(`${SHOWN_MARK}2`)
      expect(text, path).not.toContain(PRIVATE_MARK)
    }
  })

  test('is private too when it came through a link and was confirmed by email', async () => {
    const opened = await setUp()
    const { h, owner, token, answering } = opened
    const link = collectionOf(h, owner)
    await confirmEmail({ h, owner })
    await link.changeAccess({ needsConfirmedEmail: true })
    await link.answer({ customerEmail: 'ana@client.example', ...answering() })
    await h.drain()
    const confirmation = (await h.emails()).find(({ text }) => text.includes('/confirm/'))
    const secret = /\/confirm\/([^\s"?]+)/.exec(confirmation?.text ?? '')?.[1] ?? ''
    expect((await h.request('POST', `/goodword/confirmation/${secret}`)).status).toBe(200)
    const list = await h.request<{ items: { id: string; source: string }[] }>('GET', '/goodword/testimonial/list', {
      token,
    })
    const found = list.body.items.find(({ source }) => source === 'link')
    await h.request('PUT', `/goodword/testimonial/${found?.id}/approve`, { token })
    const { shown } = await readEverywhere(opened)
    for (const { path, text } of shown) {
      expect(text, path).toContain(SHOWN_MARK)
      expect(text, path).not.toContain(PRIVATE_MARK)
    }
  })

  test('is not on the page of a sign-off link', async () => {
    const { h, owner, answer, create } = await setUpSignOff()
    const settings = await h.request<FormSettings>('PUT', '/goodword/forms/default/settings', {
      token: owner.token,
      body: { ...NOTHING, questions: [OPEN, PRIVATE] },
    })
    const answers = settings.body.questions.map(({ id: questionId, isPrivate }) => ({
      questionId,
      answer: isPrivate ? PRIVATE_MARK : SHOWN_MARK,
    }))
    await answer('Ana', { answers, parts: ALL_PARTS })
    const page = await openSignOff(h, (await create()).body.url).page()
    expect(JSON.stringify(page.body)).toContain(SHOWN_MARK)
    expect(JSON.stringify(page.body)).not.toContain(PRIVATE_MARK)
  })
})
