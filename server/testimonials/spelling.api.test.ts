import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Portal, PortalExport } from '#shared/portal.ts'
import type { SpellingSuggestion, SuggestionEmail } from '#shared/spelling-suggestions.ts'
import type { TestimonialWithSentences } from '#shared/testimonial-details.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { spellingSuggestions } from '#server/db/schema/spelling-suggestions.ts'
import { ANSWER, clientOf, createOpenedRequest } from '#server/testing/clients.ts'
import { createHarness } from '#server/testing/harness.ts'
import { clientToken } from './client-links.ts'
import { setUpSignOff } from '#server/testing/sign-off.ts'

const BEFORE = 'They recieve my warmest thnaks.\n\nNora is never late.'
const AFTER = 'They receive my warmest thanks.\n\nNora is never late.'

type Answer = { suggestion: SpellingSuggestion; email: SuggestionEmail } & ErrorResponse

/** Emailed, answered with mistakes, and approved. */
async function answered() {
  const opened = await createOpenedRequest()
  const { h, owner, id, widgetId, client } = opened
  await h.submit(id, { ...ANSWER, testimonial: BEFORE })
  await opened.decide('approve')
  await h.drain()
  h.clock.advance({ minutes: 1 })
  const path = `/goodword/testimonial/${id}/spelling`
  const suggest = (text: string, { revisedAt = null }: { revisedAt?: string | null } = {}) =>
    h.request<Answer>('PUT', path, { token: owner.token, body: { text, revisedAt } })
  const details = async () => (await opened.details()) as TestimonialWithSentences
  const look = async () => (await client.look()).body
  const answerWith = async (way: 'accept' | 'decline', suggestionId?: string) => {
    const page = await look()
    const consentVersion = page.consents.en.version
    return client.page('POST', `/spelling/${way}`, {
      suggestionId: suggestionId ?? page.answer?.spelling?.id ?? '',
      ...(way === 'accept' && { consentVersion }),
    })
  }
  const shown = async () => (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body.items[0]
  const emails = async () => {
    await h.drain()
    return (await h.emails()).filter(({ subject }) => subject.includes('spelling fix'))
  }
  return {
    ...opened,
    suggest,
    cancel: () => h.request('DELETE', path, { token: owner.token }),
    details,
    look,
    answerWith,
    shown,
    emails,
    events: async () => (await details()).history.map(({ kind, actor }) => `${actor} ${kind}`),
  }
}

describe('a spelling fix', () => {
  test('is emailed without its words, compared in the client portal, accepted, and shown at once, still approved', async () => {
    const s = await answered()
    expect((await s.details()).spellingEmail).toEqual({ outcome: 'sent', from: null })
    const { status, body } = await s.suggest(AFTER)
    expect(status).toBe(200)
    expect(body).toMatchObject({ suggestion: { text: AFTER, state: 'open', name: 'Nora Feldmann' } })
    expect(body.email).toEqual({ outcome: 'sent', from: null })
    const [email, ...others] = await s.emails()
    expect(others).toEqual([])
    expect(email).toMatchObject({
      recipient: 'ana@client.example',
      subject: 'Your testimonial for Feldmann Studio: a spelling fix',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    expect(email?.text).toContain(`/testimonial/mine/${s.client.token}`)
    for (const part of [email?.text, email?.html]) expect(part).not.toMatch(/thnaks|warmest/)

    expect((await s.look()).answer?.spelling).toEqual({
      id: body.suggestion.id,
      text: AFTER,
      changes: [
        { kind: 'same', text: 'They ' },
        { kind: 'gone', text: 'recieve ' },
        { kind: 'new', text: 'receive ' },
        { kind: 'same', text: 'my warmest ' },
        { kind: 'gone', text: 'thnaks.\n\n' },
        { kind: 'new', text: 'thanks.\n\n' },
        { kind: 'same', text: 'Nora is never late.' },
      ],
    })
    expect((await s.shown())?.text).toBe(BEFORE)
    const accepted = await s.answerWith('accept')
    expect(accepted.body.answer).toMatchObject({ testimonial: AFTER, visibility: 'shown', spelling: null })
    expect((await s.shown())?.text).toBe(AFTER)
    const details = await s.details()
    expect(details).toMatchObject({ status: 'approved', earlierVersions: [{ testimonial: BEFORE }] })
    expect(details.consents).toHaveLength(2)
    expect(details.consents.filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1)
    expect((await s.events()).slice(-2)).toEqual(['member spelling_suggested', 'client spelling_accepted'])
    // Repeating it changes nothing.
    expect((await s.answerWith('accept', body.suggestion.id)).status).toBe(200)
    expect((await s.details()).consents).toHaveLength(2)
  })

  test('keeps the owner’s reply and translations, and an excerpt only as far as its words are the same', async () => {
    const s = await answered()
    const put = (path: string, body: unknown) =>
      s.h.request('PUT', `/goodword/testimonial/${s.id}/${path}`, { token: s.owner.token, body })
    await put('reply', { text: 'Thank you.', revisedAt: null })
    await put('translation', { language: 'de', text: 'Danke.', revisedAt: null })
    await put('excerpt', { excerpt: '… Nora is never late.', highlight: null, revisedAt: null })
    await s.suggest(AFTER)
    await s.answerWith('accept')
    expect(await s.details()).toMatchObject({
      reply: { isOutdated: false },
      translations: [{ isOutdated: false }],
      excerpt: '… Nora is never late.',
    })
  })

  test('that is declined leaves everything as it is, and the same can’t be suggested again', async () => {
    const s = await answered()
    await s.suggest(AFTER)
    expect((await s.answerWith('decline')).body.answer).toMatchObject({ testimonial: BEFORE, spelling: null })
    expect((await s.shown())?.text).toBe(BEFORE)
    expect(await s.details()).toMatchObject({ status: 'approved', spellingSuggestions: [{ state: 'declined' }] })
    expect(await s.suggest(AFTER)).toMatchObject({ status: 409, body: { code: 'testimonials.suggestion_declined' } })
    const other = AFTER.replace('They', 'they')
    expect(await s.suggest(other)).toMatchObject({ status: 200, body: { email: { outcome: 'recently' } } })
    expect(await s.emails(), 'one email in 30 days').toHaveLength(1)
  })

  test('is one at a time, and can be cancelled: its email isn’t sent any more', async () => {
    const s = await answered()
    await s.suggest(AFTER)
    expect(await s.suggest(AFTER)).toMatchObject({
      status: 409,
      body: { code: 'testimonials.suggestion_open', message: expect.stringContaining('Nora Feldmann') },
    })
    const open = (await s.look()).answer?.spelling?.id ?? ''
    expect((await s.cancel()).status).toBe(204)
    expect((await s.cancel()).status).toBe(204)
    expect(await s.emails()).toEqual([])
    expect((await s.look()).answer?.spelling).toBeNull()
    expect(await s.answerWith('accept', open)).toMatchObject({ status: 409, body: { code: 'own_page.no_suggestion' } })
    expect((await s.events()).slice(-2)).toEqual(['member spelling_suggested', 'member spelling_cancelled'])
  })

  test.each([
    ['another word', AFTER.replace('warmest', 'best'), '“warmest” became “best”, which is another word.'],
    ['a missing negation', AFTER.replace('never ', ''), '“never” is missing.'],
    ['more praise', AFTER.replace('late', 'ever late'), '“ever” is new.'],
    ['nothing', BEFORE, 'Nothing is changed yet.'],
  ])('that is %s is refused by a sentence that names the words', async (_, text, sentence) => {
    const s = await answered()
    const { status, body } = await s.suggest(text)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'testimonials.not_spelling', details: [{ path: 'text' }] })
    expect(body.message).toContain(sentence)
    expect((await s.look()).answer?.spelling).toBeNull()
  })

  test('ends when the client edits or withdraws first, and what was read must be what is there', async () => {
    const s = await answered()
    await s.suggest(AFTER)
    await s.client.revise({ testimonial: 'They get my thnaks.' })
    expect((await s.look()).answer?.spelling).toBeNull()
    expect(await s.events()).toContain('client spelling_ended')
    expect(await s.suggest('They get my thanks.')).toMatchObject({
      status: 409,
      body: { code: 'testimonials.revised' },
    })
    const { revisedAt } = await s.details()
    expect((await s.suggest('They get my thanks.', { revisedAt })).status).toBe(200)
    await s.client.withdraw()
    expect((await s.look()).answer?.spelling).toBeNull()
    expect(await s.h.rows(spellingSuggestions, { state: 'open' }).count()).toBe(0)
  })

  test('goes only to clients who have a page, for words that others may read', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const suggest = () =>
      h.request<ErrorResponse>('PUT', `/goodword/testimonial/${id}/spelling`, {
        token: owner.token,
        body: { text: AFTER, revisedAt: null },
      })
    expect((await suggest()).body.code).toBe('testimonials.wrong_status')
    await h.submit(id, { testimonial: BEFORE, isPrivate: true })
    expect((await suggest()).body).toMatchObject({
      code: 'testimonials.not_for_everybody',
      message: expect.stringContaining('so nobody would see a spelling fix.'),
    })
    await clientOf(h, id).show({ isPrivate: false })
    expect((await suggest()).status).toBe(200)
    await clientOf(h, id).erase()
    expect(await h.rows(spellingSuggestions).count()).toBe(0)
    expect((await suggest()).body.code).toBe('testimonials.erased')
  })

  test('has no email for a client who unsubscribed, and the owner knows before', async () => {
    const s = await answered()
    const { body } = await s.h.request<Portal>('GET', `/goodword/portal/${s.client.token}`)
    expect(body.isUnsubscribed).toBe(false)
    const token = clientToken('unsubscribe', { requestId: s.id, hashKey: s.h.deps.hashKey })
    await s.h.request('POST', `/goodword/unsubscribe/${token}`, { body: { from: 'owner' } })
    expect((await s.details()).spellingEmail).toEqual({ outcome: 'unsubscribed', from: null })
    expect((await s.suggest(AFTER)).body.email.outcome).toBe('unsubscribed')
    expect(await s.emails()).toEqual([])
    expect((await s.look()).answer?.spelling?.text).toBe(AFTER)
  })

  test('is the owner’s to suggest while a sign-off is needed', async () => {
    const s = await setUpSignOff()
    await s.create()
    await s.require(true)
    const editor = await s.addMember('editor')
    const path = `/goodword/testimonial/${await s.answer('Ana')}/spelling`
    expect(await s.call('PUT', path, editor, { text: 'Good!', revisedAt: null })).toMatchObject({
      status: 409,
      body: { code: 'testimonials.suggestion_needs_owner' },
    })
  })
})

test('both exports have the suggestions', async () => {
  const s = await answered()
  await s.suggest(AFTER)
  await s.answerWith('decline')
  const account = await s.h.request<AccountExport>('GET', '/goodword/user/me/export', { token: s.owner.token })
  expect(account.body.testimonials[0]?.spellingSuggestions).toMatchObject([{ text: AFTER, state: 'declined' }])
  const own = await s.h.request<PortalExport>('GET', `/goodword/portal/${s.client.token}/export`)
  expect(own.body.spellingSuggestions).toMatchObject([{ text: AFTER, state: 'declined' }])
})
