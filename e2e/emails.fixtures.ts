import type { APIRequestContext, Page } from '@playwright/test'
import type { DnsRecord, SendingDomain } from '#shared/sending-domains.ts'
import { type DoNotAskEntry, listDoNotAsk } from '#shared/do-not-ask.ts'
import { type EmailSettings, getEmailSettings } from '#shared/email-settings.ts'
import type { EmailStyle } from '#shared/email-styles.ts'
import { createOwner, emailsTo, expect, type Owner, rememberOwner } from './fixtures.ts'
import { buyPro, buyStudio } from './plan.fixtures.ts'

export const styleOf = (changes: Partial<EmailStyle> = {}): EmailStyle => ({
  id: 'main',
  name: 'Main',
  language: 'en',
  tone: 'friendly',
  subject: null,
  message: null,
  showsLogo: false,
  accentColor: null,
  accent: null,
  senderName: null,
  footer: null,
  changedAt: null,
  ...changes,
})

/** Email settings of an owner on the Studio plan who has filled in everything. */
export const settingsOf = (changes: Partial<EmailSettings> = {}): EmailSettings => ({
  rights: { plan: 'studio', hasOwnText: true, hasOwnSender: true, stylesMax: 10 },
  styles: [
    styleOf({
      subject: 'A word about {{service}}, {{clientName}}?',
      message: 'It was a **pleasure** to work with you.',
      accentColor: '#e0b000',
      accent: { light: '#886a00', dark: '#e0b000' },
      changedAt: '2026-11-20T10:00:00.000Z',
    }),
    styleOf({ id: 'sty_1', name: 'After a workshop that had a rather long name', tone: 'brief' }),
  ],
  defaultStyleId: 'main',
  postalAddress: 'Feldmann Studio, Oranienstraße 12, 10999 Berlin',
  reminders: { count: 2, afterDays: 7 },
  person: null,
  owner: { firstName: 'Nora', lastName: 'Feldmann' },
  replyUserId: null,
  replyMembers: [
    { userId: 'usr_1', name: 'Nora Feldmann', email: 'nora@feldmann.example' },
    { userId: 'usr_2', name: 'Mira Lindqvist', email: 'mira@feldmann.example' },
  ],
  sender: { name: 'Nora Feldmann via Goodword', address: 'requests@goodword.example', replyTo: null },
  sending: { isAddressVerified: true, leftToday: null, dailyLimit: null, countedAt: [], pausedAt: null },
  domain: null,
  areDomainsPossible: true,
  ...changes,
})

const recordOf = (changes: Partial<DnsRecord>): DnsRecord => ({
  purpose: 'SPF',
  type: 'TXT',
  name: 'send',
  value: 'v=spf1 include:amazonses.com ~all',
  priority: null,
  status: 'pending',
  isRequired: true,
  ...changes,
})

export const domainOf = (changes: Partial<SendingDomain> = {}): SendingDomain => ({
  name: 'mail.feldmann.example',
  localPart: 'hello',
  status: 'pending',
  records: [
    recordOf({
      purpose: 'DKIM',
      name: 'resend._domainkey',
      value: `p=${'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC'.repeat(5)}`,
      status: 'found',
    }),
    recordOf({ type: 'MX', value: 'feedback-smtp.eu-west-1.amazonses.com', priority: 10 }),
    recordOf({ status: 'missing' }),
    recordOf({ purpose: 'DMARC', name: '_dmarc', value: 'v=DMARC1; p=none', isRequired: false }),
  ],
  addedAt: '2026-11-20T10:00:00.000Z',
  checkedAt: '2026-11-20T10:05:00.000Z',
  ...changes,
})

/** Answers the page's call with these settings. */
export const showEmailSettings = (page: Page, settings: EmailSettings) =>
  page.route(`**${getEmailSettings.path}`, (route) => route.fulfill({ json: settings }))

export const entriesOf = (count: number): DoNotAskEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    pattern: index % 3 === 0 ? `@client-${index}.example` : `ana.${index}@client.example`,
    addedAt: '2026-11-20T10:00:00.000Z',
  }))

export const showDoNotAskList = (page: Page, items: DoNotAskEntry[]) =>
  page.route(`**${listDoNotAsk.path}`, (route) => route.fulfill({ json: { items } }))

type Plan = 'free' | 'pro' | 'studio'

export const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
export const sentEmail = (page: Page) => preview(page).frameLocator('iframe[title="The email"]')
export const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' })
export const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
// The first one saves the style, the second one what applies to every email.
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click()
export const saved = (page: Page) => expect(page.getByText('Emails saved.')).toBeVisible()
export const toast = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

export async function openEmails(page: Page, request: APIRequestContext, plan: Plan): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  if (plan === 'pro') await buyPro(request, owner)
  if (plan === 'studio') await buyStudio(request, owner)
  await rememberOwner(page, owner)
  await page.goto('/settings/emails')
  await expect(sentEmail(page).getByRole('link', { name: 'Write a testimonial' })).toBeVisible()
  return owner
}

export const subjectsTo = async (request: APIRequestContext, to: string) =>
  (await emailsTo(request, to)).map((one) => one.subject)
