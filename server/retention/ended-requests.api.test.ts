import { describe, expect, test } from 'vitest'
import type { MonthReport } from '#shared/reports.ts'
import { defaultRequestRules } from '#shared/connections.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { endedRequests } from '#server/db/schema/retention.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { withPayingClients } from '#server/testing/paying-clients.ts'
import { clientOf } from '#server/testing/clients.ts'
import { ANA, ask, keepingOf, passTime, setUpRetention } from '#server/testing/retention.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import { subjectOfTestimonial } from '#server/db/erasures.ts'

describe('a request without an answer', () => {
  test('is deleted 24 months after the newest email, with its emails and history, and one line says so', async () => {
    const { h, owner, log } = await setUpRetention()
    const sent = await ask(h, owner)
    await h.drain()
    await ask(h, owner, 'bo@client.example')
    await h.createRequest(owner, { customerEmail: 'saved@client.example' })
    await h.drain()
    await passTime(h, { days: 725 })
    expect(await h.rows(testimonials).count()).toBe(3)
    await passTime(h, { days: 10 })
    expect(await h.rows(testimonials).count()).toBe(0)
    expect(await h.rows(emailMessages).count()).toBe(0)
    expect((await log()).filter(({ kind }) => kind === 'requests_ended')).toMatchObject([{ actor: 'system', count: 3 }])
    const ended = await h.rows(endedRequests).list()
    expect(ended.map(({ linkHash }) => linkHash)).toContain(subjectOfTestimonial(sent.id))
    // Two years after the email the client could be asked again, so nothing is left of the address.
    expect(ended.map(({ addressHash }) => addressHash)).toEqual([null, null, null])
    expect(JSON.stringify(ended)).not.toContain('client.example')
  })

  test('stays while it is answered, was sent again, or is still going to be sent', async () => {
    const { h, owner, call } = await setUpRetention()
    const answered = await ask(h, owner)
    await h.submit(answered.id)
    const again = await ask(h, owner, 'bo@client.example')
    await h.drain()
    h.clock.advance({ days: 400 })
    const resent = await call('POST', `/goodword/testimonial/${again.id}/resend`)
    expect(resent.status).toBe(200)
    await h.drain()
    await passTime(h, { days: 340 })
    expect((await h.rows(testimonials).list()).map(({ id }) => id).toSorted()).toEqual(
      [answered.id, again.id].toSorted(),
    )
  })

  test('has links that say that it ended, and take nothing', async () => {
    const { h, owner } = await setUpRetention()
    const { id } = await ask(h, owner)
    await h.drain()
    await passTime(h, { months: 25 })
    const ended = { status: 410, body: { code: 'submissions.ended' } }
    expect(await h.request('GET', `/goodword/testimonial/${id}`)).toMatchObject(ended)
    expect(await h.submit(id)).toMatchObject(ended)
    const client = clientOf(h, id)
    const own = { status: 410, body: { code: 'own_page.ended' } }
    for (const answer of [await client.look(), await client.erase(), await client.decline()])
      expect(answer).toMatchObject(own)
    expect(await h.request('GET', '/goodword/testimonial/unknown')).toMatchObject({ status: 404 })
    expect(await clientOf(h, 'unknown').look()).toMatchObject({ status: 404 })
    expect(await h.rows(testimonials).count()).toBe(0)
  })

  test('leaves the client known as asked for the quiet time, however the address is written, and no longer', async () => {
    const { h, owner, save, known } = await setUpRetention()
    await ask(h, owner)
    await h.drain()
    const askedAt = h.clock.now().toISOString()
    await save({ requestMonths: 6 })
    await passTime(h, { months: 7 })
    expect(await h.rows(testimonials).count()).toBe(0)
    expect(await known('Ana+work@client.example', 'bo@client.example')).toEqual([
      { customerEmail: 'Ana+work@client.example', state: 'asked', at: askedAt, answeredAt: null, testimonialId: null },
    ])
    await passTime(h, { days: 530 })
    expect(await known(ANA)).toEqual([])
    expect(await h.rows(endedRequests).list()).toMatchObject([{ addressHash: null }])
  })

  test('leaves wishes as they are: nobody who unsubscribed is emailed again', async () => {
    const { h, owner, known } = await setUpRetention()
    const { id } = await ask(h, owner)
    await h.drain()
    const [email] = await h.emails()
    const path = /https?:\/\/[^\s]+\/unsubscribe\/([^\s?]+)/.exec(email?.text ?? '')?.[1]
    expect((await h.request('POST', `/goodword/unsubscribe/${path}`, { body: { from: 'owner' } })).status).toBe(200)
    await passTime(h, { months: 25 })
    expect(await h.rows(testimonials, { id }).count()).toBe(0)
    expect((await h.request('GET', `/goodword/unsubscribe/${path}`)).body).toMatchObject({ isUnsubscribed: true })
    const before = (await h.emails()).length
    await ask(h, owner)
    await h.drain()
    expect(await h.emails()).toHaveLength(before)
    expect(await known(ANA)).toMatchObject([{ state: 'unsubscribed' }])
  })

  test('is forgotten as asked when the client erases everything by another link', async () => {
    const { h, owner, save } = await setUpRetention()
    await ask(h, owner)
    await h.drain()
    await save({ requestMonths: 6 })
    await passTime(h, { months: 7 })
    const { id } = await ask(h, owner)
    expect((await h.rows(endedRequests).one()).addressHash).not.toBeNull()
    expect((await clientOf(h, id).erase()).status).toBe(204)
    expect((await h.rows(endedRequests).one()).addressHash).toBeNull()
  })

  test('still counts in reports of its time', async () => {
    const { h, owner, call } = await setUpRetention()
    await h.setPlan(owner, 'studio')
    const month = h.clock.now().toISOString().slice(0, 7)
    const answered = await ask(h, owner)
    await h.drain()
    await call('PUT', `/goodword/testimonial/${answered.id}/service`, { service: 'Logo' })
    await h.submit(answered.id)
    const asked = await ask(h, owner, 'bo@client.example')
    await call('PUT', `/goodword/testimonial/${asked.id}/service`, { service: 'Logo' })
    await h.drain()
    const report = async () => (await call<MonthReport>('GET', `/goodword/report?month=${month}`)).body
    const before = await report()
    expect(before.figures).toMatchObject({ asked: 2 })
    await passTime(h, { months: 25 })
    await h.setPlan(owner, 'studio')
    expect(await h.rows(testimonials).count()).toBe(1)
    const after = await report()
    expect(after.figures).toEqual(before.figures)
    expect(after.services).toEqual(before.services)
  })

  test('is deleted once: a job that runs again finds nothing', async () => {
    const { h, owner, workspaceId, log } = await setUpRetention()
    await h.setPlan(owner, 'studio')
    for (let number = 0; number < 45; number += 1) await ask(h, owner, `client${number}@client.example`)
    await h.drain()
    await passTime(h, { months: 25 })
    expect(await h.rows(endedRequests).count()).toBe(45)
    const since = h.clock.now().toISOString()
    await h.insertRows(jobs, {
      id: 'job_again',
      kind: 'retention.apply',
      dedupeKey: workspaceId,
      payload: { workspaceId, since },
      runAt: h.clock.now(),
      createdAt: h.clock.now(),
    })
    await h.drain()
    expect((await log()).filter(({ kind }) => kind === 'requests_ended')).toMatchObject([{ count: 45 }])
  })
})

describe('nobody is asked twice', () => {
  const lessQuiet = async (h: Harness, owner: TestOwner, quietDays: number) => {
    const { call } = keepingOf(h, owner)
    const rules = { ...defaultRequestRules, quietDays }
    expect((await call('PUT', '/goodword/stripe/connections/con_1/rules', rules)).status).toBe(200)
  }

  test('by a payment in the quiet days after a request that ended, nor by the payment that triggered it', async () => {
    const { h, owner, pay, refund, wait, decisions } = await withPayingClients()
    await lessQuiet(h, owner, 365)
    await keepingOf(h, owner).save({ requestMonths: 6 })
    await ask(h, owner)
    await pay({ id: 'in_bo', email: 'bo@client.example' })
    for (let day = 0; day < 8; day += 1) await wait({ days: 1 })
    expect(await h.rows(testimonials).count()).toBe(2)
    await passTime(h, { months: 7 })
    expect(await h.rows(testimonials).count()).toBe(0)
    const before = (await h.emails()).length
    await pay({ id: 'in_ana', email: ANA, line: 'Poster' })
    await pay({ id: 'in_bo_2', email: 'bo@client.example', line: 'Poster' })
    for (let day = 0; day < 8; day += 1) await wait({ days: 1 })
    const skipped = 'skip asked_recently'
    expect(await decisions()).toEqual({ in_bo: 'asked invoice', in_ana: skipped, in_bo_2: skipped })
    await refund('in_bo')
    for (let day = 0; day < 8; day += 1) await wait({ days: 1 })
    expect(await decisions()).toMatchObject({ in_bo: 'asked invoice' })
    expect(await h.emails()).toHaveLength(before)
    await wait({ days: 365 })
    await pay({ id: 'in_ana_2', email: ANA, line: 'Brochure' })
    for (let day = 0; day < 8; day += 1) await wait({ days: 1 })
    expect(await decisions()).toMatchObject({ in_ana_2: 'asked invoice' })
  })

  test('a fourth time in a row without an answer, while the earlier ones are recognised', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    await keepingOf(h, owner).save({ requestMonths: 6 })
    for (let time = 1; time <= 4; time += 1) {
      await pay({ id: `in_${time}`, line: `Project ${time}`, amount: 10_000 * time })
      for (let day = 0; day < 5; day += 1) await wait({ days: 1 })
      await passTime(h, { days: 186 })
    }
    expect(await h.rows(testimonials).count()).toBe(0)
    expect(await decisions()).toMatchObject({ in_3: 'asked invoice', in_4: 'skip no_answer' })
  })
})
