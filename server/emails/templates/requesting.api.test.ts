import { describe, expect, test } from 'vitest'
import type { EmailSettings } from '#shared/email-settings.ts'
import type { EmailStyleInput } from '#shared/email-styles.ts'
import { organisationImagePath } from '#shared/image-uploads.ts'

import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { addressesOf, textsOf } from '#server/testing/email-tree.ts'
import { makeImage } from '#server/testing/images.ts'
import { changeEmail, confirmEmail } from '#server/testing/owners.ts'
import { styleInput } from '#server/testing/styles.ts'

const saveStyle = (h: Harness, { token }: TestOwner, changes: Partial<EmailStyleInput>) =>
  h.request('PUT', '/goodword/emails/style/main', { token, body: styleInput(changes) })

const saveSettings = (h: Harness, { token }: TestOwner, changes: Record<string, unknown>) =>
  h.request<EmailSettings>('PUT', '/goodword/emails', {
    token,
    body: {
      defaultStyleId: 'main',
      postalAddress: null,
      reminders: { count: 1, afterDays: 7 },
      ...changes,
    },
  })

async function addStyle(h: Harness, { token }: TestOwner, changes: Partial<EmailStyleInput>): Promise<string> {
  const { body } = await h.request<{ id: string }>('POST', '/goodword/emails/style', {
    token,
    body: styleInput(changes),
  })
  return body.id
}

async function halm(h: Harness, plan: 'free' | 'pro' | 'studio' = 'free') {
  const owner = await h.signUp({ organisationName: 'Studio Halm', firstName: 'Lena', lastName: 'Brandt' })
  await h.setPlan(owner, plan)
  return owner
}

/** The email of a new request. */
async function ask(h: Harness, owner: TestOwner, input: Record<string, unknown> = {}) {
  const { id } = await h.createRequest(owner, { isAutoSendEnabled: true, ...input })
  await h.drain()
  const sentEmail = (await h.emails()).find(({ text }) => text.includes(id))
  if (!sentEmail) throw new Error('The request has no email.')
  return sentEmail
}

describe('E1: the headers of a request', () => {
  test('have our address and the owner’s name, and no reply address before it is confirmed', async () => {
    const h = await createHarness()
    const owner = await halm(h)
    const sentEmail = await ask(h, owner)
    const end = /Unsubscribe: (\S+)/.exec(sentEmail.text)?.[1]
    expect(sentEmail).toMatchObject({
      fromName: 'Lena Brandt via Goodword',
      fromAddress: 'requests@goodword.example',
      replyTo: null,
      recipient: 'ana@client.example',
      subject: 'How did it go, Ana?',
      headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    expect(end).toMatch(/^http:\/\/goodword\.test\/unsubscribe\/[\w.-]+$/)
    expect(sentEmail.html + sentEmail.text).not.toContain(owner.email)
  })

  test('direct replies to the owner once the address is confirmed', async () => {
    const h = await createHarness()
    const owner = await halm(h)
    await confirmEmail({ h, owner })
    const sentEmail = await ask(h, owner)
    expect(sentEmail.replyTo).toBe(owner.email)
    expect(sentEmail.text).toContain('If you reply, Lena Brandt will read it.')
    expect(sentEmail.text).toContain(`\nStudio Halm, Lena Brandt, ${owner.email}\n`)
  })

  test('have the custom sender name on Studio, and the default one on a smaller plan', async () => {
    const h = await createHarness()
    const owner = await halm(h, 'studio')
    await saveStyle(h, owner, { senderName: 'Studio Halm' })
    expect((await ask(h, owner)).fromName).toBe('Studio Halm')
    await h.setPlan(owner, 'pro')
    expect((await ask(h, owner)).fromName).toBe('Lena Brandt via Goodword')
  })

  test('have our address, whatever names contain (E4)', async () => {
    const h = await createHarness()
    const owner = await h.signUp({
      firstName: 'Jane, "CEO" <boss@bank.test>',
      lastName: 'boss@bank.test',
      organisationName: 'Bank <boss@bank.test>, https://bank.test',
    })
    await h.setPlan(owner, 'studio')
    for (const senderName of [null, '"CEO" <boss@bank.test>']) {
      await saveStyle(h, owner, { senderName })
      const sentEmail = await ask(h, owner)
      expect(sentEmail.fromAddress).toBe('requests@goodword.example')
      expect(sentEmail.fromName + sentEmail.subject + sentEmail.text + textsOf(sentEmail.html)).not.toMatch(
        /boss@|bank\.test/,
      )
    }
  })
})

describe('E11: on the free plan', () => {
  test('no text of the owner can add a link', async () => {
    const h = await createHarness()
    const link = 'https://evil.example/now www.evil.example pay@evil.example'
    const owner = await h.signUp({ firstName: `Lena ${link}`, lastName: link, organisationName: `Halm ${link}` })
    await h.setPlan(owner, 'studio')
    await saveStyle(h, owner, { name: link, subject: link, message: link, senderName: `Halm ${link}`, footer: link })
    await h.setPlan(owner, 'free')
    await saveSettings(h, owner, { postalAddress: `Street 1, ${link}` })
    const sentEmail = await ask(h, owner, { customerName: `Ana ${link}`, service: link })
    for (const part of [sentEmail.fromName, sentEmail.subject, sentEmail.text, textsOf(sentEmail.html)]) {
      expect(part).not.toMatch(/:\/\/evil|www\.evil|@evil/)
    }
    for (const address of addressesOf(sentEmail.html)) expect(address).toMatch(/^http:\/\/goodword\.test(\/|$)/)
    expect(sentEmail.text).toContain('Sent with Goodword')
  })
})

describe('a request', () => {
  test('uses the style that it names, or the default one', async () => {
    const h = await createHarness()
    const owner = await halm(h, 'studio')
    const german = await addStyle(h, owner, { name: 'Deutsch', language: 'de' })
    const brief = await addStyle(h, owner, { name: 'Short', tone: 'brief' })
    const subjects = async () => ({
      none: (await ask(h, owner)).subject,
      german: (await ask(h, owner, { emailStyleId: german })).subject,
      gone: (await ask(h, owner, { emailStyleId: 'sty_gone' })).subject,
    })
    const plain = 'How did it go, Ana?'
    expect(await subjects()).toEqual({ none: plain, german: 'Wie ist es gelaufen, Ana?', gone: plain })
    await saveSettings(h, owner, { defaultStyleId: brief })
    const short = 'A short testimonial, Ana?'
    expect(await subjects()).toEqual({ none: short, german: 'Wie ist es gelaufen, Ana?', gone: short })
    await h.setPlan(owner, 'pro')
    expect(await subjects()).toEqual({ none: plain, german: plain, gone: plain })
  })

  test('in another language links to the form in that language', async () => {
    const h = await createHarness()
    const owner = await halm(h)
    const english = await ask(h, owner)
    await saveStyle(h, owner, { language: 'it' })
    const italian = await ask(h, owner)
    expect(addressesOf(english.html).filter((address) => address.includes('language='))).toEqual([])
    const forms = addressesOf(italian.html).filter((address) => address.includes('/testimonial/submit/'))
    expect(forms).toHaveLength(7)
    for (const form of forms) expect(new URL(form).searchParams.get('language')).toBe('it')
    expect(new URL(forms[2] ?? '').searchParams.get('rating')).toBe('3')
    expect(new URL(forms[0] ?? '').searchParams.get('mail')).toMatch(/^[\w-]{22}$/)
  })

  test('has the owner’s text with its fields filled in', async () => {
    const h = await createHarness()
    const owner = await halm(h, 'pro')
    await saveStyle(h, owner, {
      subject: '{{service}}: a word, {{clientName}}?',
      message: 'Thank you for **{{service}}**, from {{ownerName}} of {{organisationName}}.',
    })
    const sentEmail = await ask(h, owner, { service: 'the new counter' })
    expect(sentEmail.subject).toBe('the new counter: a word, Ana Ribeiro?')
    expect(sentEmail.text).toContain('Thank you for the new counter, from Lena Brandt of Studio Halm.')
    expect(sentEmail.html).toContain('<strong>the new counter</strong>')
    const unnamed = await ask(h, owner, { customerName: '' })
    expect(unnamed.subject).toBe('our work together: a word?')
  })

  test('has the organisation’s logo in a format that every email program shows', async () => {
    const h = await createHarness()
    const owner = await halm(h, 'pro')
    const path = organisationImagePath('0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11')
    await h.upload(path, await makeImage({ width: 400, height: 200 }), owner)
    const { token } = owner
    await h.request('PUT', '/goodword/user/me', { token, body: { organisationImageUrl: path } })
    const imageOf = (html: string) => /<img src="([^"]*)" width="(\d+)" height="(\d+)"/.exec(html)?.slice(1)
    expect(imageOf((await ask(h, owner)).html)).toBeUndefined()
    await saveStyle(h, owner, { showsLogo: true })
    const [url = '', ...size] = imageOf((await ask(h, owner)).html) ?? []
    expect(size).toEqual(['96', '48'])
    expect(url).toMatch(/^http:\/\/goodword\.test\/images\/[\w-]{22}\/512\.jpg$/)
    const photo = await h.app.request(new URL(url).pathname)
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    await h.setPlan(owner, 'free')
    expect(imageOf((await ask(h, owner)).html)).toBeUndefined()
  })

  test('does not mention us on a paid plan', async () => {
    const h = await createHarness()
    const sentEmail = await ask(h, await halm(h, 'pro'))
    expect(sentEmail.text + textsOf(sentEmail.html)).not.toContain('Goodword')
    expect(sentEmail.fromName).toBe('Lena Brandt via Goodword')
  })
})

describe('the notice of an answer', () => {
  const noticeOf = async (h: Harness, owner: TestOwner) =>
    (await h.emails()).find(({ recipient }) => recipient === owner.email)

  test('has the stars, the beginning of the testimonial, and a link to it', async () => {
    const h = await createHarness()
    const owner = await halm(h)
    await confirmEmail({ h, owner })
    const { id } = await h.createRequest(owner)
    const testimonial = `Calm, see https://evil.example now. ${'word '.repeat(100)}end`
    await h.submit(id, { rating: 4, testimonial })
    await h.drain()
    const notice = await noticeOf(h, owner)
    expect(notice).toMatchObject({ fromName: 'Goodword', replyTo: null, subject: 'Ana Ribeiro answered' })
    expect(notice?.text).toContain('> ★★★★☆ (4 of 5 stars)\n> Calm, see https')
    const link = `http://goodword.test/testimonial/list?open=${id}&workspace=${owner.user.workspace.id}`
    expect(notice?.text).toContain(`Review testimonial: ${link}\n`)
    expect(notice?.text).not.toMatch(/:\/\/evil|end\n/)
    expect(addressesOf(notice?.html ?? '').every((address) => address.startsWith('http://goodword.test/'))).toBe(true)
  })

  test('is not sent once the owner has decided or has another address', async () => {
    const h = await createHarness()
    const [owner, other] = [await halm(h), await halm(h)]
    for (const one of [owner, other]) await confirmEmail({ h, owner: one })
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    await h.submit((await h.createRequest(other)).id)
    await changeEmail({ h, owner: other }, 'new@studio.example')
    await h.drain()
    const addresses = [owner.email, other.email, 'new@studio.example']
    expect((await h.emails()).filter(({ recipient }) => addresses.includes(recipient))).toEqual([])
  })
})

describe('text for the owner only', () => {
  test('such as the name of a style is in no email', async () => {
    const h = await createHarness()
    const owner = await halm(h, 'studio')
    await saveStyle(h, owner, { name: 'Difficult clients' })
    const { subject, html, text, fromName } = await ask(h, owner)
    expect(subject + html + text + fromName).not.toContain('Difficult')
  })
})
