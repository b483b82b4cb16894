import { describe, expect, test } from 'vitest'
import { EmailTone } from '#shared/email-styles.ts'
import { type Language, LANGUAGES } from '#shared/languages.ts'
import type { EmailMessage } from '#server/emails/emails.queries.ts'
import { quotaNoticeEmail } from '#server/scheduling/quota-notice.email.ts'
import { scheduledNoticeEmail } from '#server/scheduling/scheduled-notice.email.ts'
import { noticeEmail, unconfirmedNoticeEmail } from '#server/submissions/notice.email.ts'
import { receiptEmail } from '#server/submissions/receipt.email.ts'
import { PORTAL_LINK, PRODUCT_LINK, writeRequest } from '#server/testing/request-emails.ts'
import { senderNames } from './sender.domain.ts'

type Written = { subject: string; text: string; html: string; headers: Record<string, string> }

const sender = senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' })
const answer = { clientName: 'Yuki Tanaka', rating: 4, text: 'Calm.\nExact.', isPrivate: false }
const productName = 'Goodword'
const ofOwner = { productName, firstName: 'Lena', link: PRODUCT_LINK, settingsLink: PRODUCT_LINK }

/** Every kind that is stored, in every way in which it can begin. A test email is a request. */
const kinds: Record<Exclude<EmailMessage['kind'], 'test'>, (language: Language) => Written[]> = {
  request: (language) => [
    ...EmailTone.options.map((tone) => writeRequest({ style: { language, tone } })),
    writeRequest({ clientName: null, style: { language } }),
    writeRequest({ style: { language, message: 'Thank you for {{service}}. It was a joy.\n\nHow did it go?' } }),
  ],
  reminder: (language) =>
    EmailTone.options.map((tone) => writeRequest({ kind: 'reminder', place: 'only', style: { language, tone } })),
  receipt: (language) =>
    [answer, { ...answer, text: null, rating: null }].map((of) =>
      receiptEmail({ ...sender, productName, language, link: PORTAL_LINK, productUrl: PRODUCT_LINK, ...of }),
    ),
  notice: () => [
    noticeEmail({ ...ofOwner, ...answer, isChanged: false }),
    unconfirmedNoticeEmail({ ...ofOwner, confirmLink: PRODUCT_LINK }),
  ],
  scheduled_notice: () => [
    scheduledNoticeEmail({
      ...ofOwner,
      clientName: 'Yuki Tanaka',
      clientEmail: 'yuki@client.example',
      money: '€450',
      moment: 'Monday, 23 November',
    }),
  ],
  quota_notice: () => [
    quotaNoticeEmail({ ...ofOwner, waiting: 2, limit: 5, from: '1 December', paymentsLink: PRODUCT_LINK }),
  ],
}

const emails = Object.entries(kinds).flatMap(([kind, write]) =>
  LANGUAGES.flatMap((language) => write(language).map((email, way) => ({ kind, language, way, email }))),
)

/** The letters of a sentence: another point or capital doesn't make another one. */
const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

describe.each(emails)('a $kind in $language ($way)', ({ kind, email }) => {
  test('says that it is automatic, unless a client is asked in the name of the owner', () => {
    const isAsked = kind === 'request' || kind === 'reminder'
    expect(new Headers(email.headers).get('auto-submitted')).toBe(isAsked ? null : 'auto-generated')
  })

  test('begins with a preheader that is not its first sentence again', () => {
    const preheader = /<div style="display:none[^>]*>([^<]*)<\/div>/.exec(email.html)?.[1]?.trim() ?? ''
    expect(preheader).not.toBe('')
    const [said, subject] = [plain(preheader), plain(email.subject)]
    const [greeting = '', first = ''] = email.text.split('\n\n').map(plain)
    for (const other of [subject, greeting, first]) {
      expect(other).not.toContain(said)
      expect(said).not.toContain(other)
    }
  })
})
