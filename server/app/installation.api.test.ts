import { expect, test } from 'vitest'
import { getEmailSettings } from '#shared/email-settings.ts'
import { exampleInstallation, type Installation } from '#shared/installation.ts'
import { startPasskey } from '#shared/passkeys.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import type { Email } from '#server/emails/mailer.ts'
import { createHarness } from '#server/testing/harness.ts'
import { noWallPage } from '#server/widgets/wall.page.ts'
import { clientConfigOf } from './client-config.ts'

const installation: Installation = {
  productName: 'Kind & True "<i>',
  contactEmail: 'help@feldmann.example',
  privacyEmail: 'data@feldmann.example',
  legalName: 'Feldmann & Söhne GmbH </script>',
  legalAddress: 'Hafenstraße 7\n20457 Hamburg',
}

async function createNamedHarness() {
  const sent: Email[] = []
  const mailer = createTestMailer(async (email) => {
    sent.push(email)
    return { kind: 'sent', providerId: 'id' }
  })
  const clientConfig = clientConfigOf({ firebase: undefined, isProduction: false, installation })
  const h = await createHarness({ overrides: { installation, clientConfig, mailer } })
  return { h, sent }
}

test('the pages know who runs the installation, and no name ends their block', async () => {
  const { h } = await createNamedHarness()
  for (const path of ['/', '/privacy-policy', '/testimonial/submit/abc', '/unsubscribe/abc']) {
    const { body } = await h.request<string>('GET', path, { headers: { accept: 'text/html' } })
    const json = /<script type="application\/json" id="goodword-config">([^<]*)<\/script>/.exec(body)?.[1] ?? '{}'
    expect(JSON.parse(json).installation).toEqual(installation)
  }
})

test('emails to clients and owners name the product of the installation, escaped, and never ours', async () => {
  const { h, sent } = await createNamedHarness()
  const owner = await h.signUp()
  const body = { customerEmail: 'ana@client.example', customerName: 'Ana Ribeiro', isAutoSendEnabled: true }
  await h.request('POST', '/goodword/testimonial/create', { token: owner.token, body })
  await h.drain()
  const [request] = sent.filter(({ to }) => to === 'ana@client.example')
  expect(request?.from.name).toMatch(/ via Kind & True "<i>$/)
  expect(request?.text).toContain('Sent with Kind & True "<i>, ')
  expect(request?.html).toContain('>Kind &amp; True &quot;&lt;i&gt;</a>')
  await h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=embedded', {
    body: { requestType: 'PASSWORD_RESET', email: owner.email },
  })
  await h.drain()
  const [reset] = sent.filter(({ to }) => to === owner.email)
  expect(reset?.from.name).toBe(installation.productName)
  expect(reset?.subject).toContain(installation.productName)
  for (const { subject, text, html, from } of sent) {
    expect(subject + text + html + from.name).not.toContain(exampleInstallation.productName)
    expect(html).not.toContain('<i>')
  }
})

test('the sender in the settings has the product’s name', async () => {
  const { h } = await createNamedHarness()
  const owner = await h.signUp()
  const { body } = await h.request<{ sender: { name: string } }>('GET', getEmailSettings.path, { token: owner.token })
  expect(body.sender.name).toMatch(/ via Kind & True "<i>$/)
})

test('widgets, hosted pages and passkeys carry the name', async () => {
  const { h } = await createNamedHarness()
  const { body } = await h.request<{ productName: string }>('GET', '/w/example.json')
  expect(body.productName).toBe(installation.productName)
  const page = await h.request<string>('GET', '/wall/nothing')
  expect(page.status).toBe(404)
  expect(page.body).toBe(String(noWallPage({ ...installation, language: 'en' })))
  expect(page.body).toContain('Collected with Kind &amp; True &quot;&lt;i&gt;')
  expect(page.body).not.toContain('Goodword')
  const owner = await h.signUp()
  const { body: options } = await h.request<{ rp: { name: string } }>('POST', startPasskey.path, {
    token: owner.token,
  })
  expect(options.rp.name).toBe(installation.productName)
})
