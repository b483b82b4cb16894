import { describe, expect, test } from 'vitest'
import { EmailTone } from '#shared/email-styles.ts'
import { type Language, LANGUAGES } from '#shared/languages.ts'
import type { EmailMessage } from '#server/emails/emails.queries.ts'
import { invitationEmail } from '#server/members/invitation.email.ts'
import { memberNotice } from '#server/members/member-notice.email.ts'
import { GIVEN_ROLES } from '#shared/members.ts'
import { quotaNoticeEmail } from '#server/scheduling/quota-notice.email.ts'
import { paymentsNoticeEmail } from '#server/scheduling/payments-notice.email.ts'
import { scheduledNoticeEmail } from '#server/scheduling/scheduled-notice.email.ts'
import { passwordResetEmail } from '#server/identity/embedded/password-reset.email.ts'
import { securityNotice } from '#server/identity/embedded/security-notice.email.ts'
import { verifyAddressEmail } from '#server/identity/embedded/verify-email.email.ts'
import { AUTOMATIC } from './layout.email.ts'
import { EMAILED_SECURITY_EVENTS } from '#shared/security.ts'
import { noticeEmail, unconfirmedNoticeEmail } from '#server/submissions/notice.email.ts'
import { reportNoticeEmail } from '#server/reports/report-notice.email.ts'
import { confirmationEmail } from '#server/submissions/confirmation.email.ts'
import { receiptEmail } from '#server/submissions/receipt.email.ts'
import { spellingEmail } from '#server/testimonials/spelling.email.ts'
import { wallDomainMissingEmail, wallDomainReleasedEmail } from '#server/widgets/domains/wall-domain-notice.email.ts'
import { PORTAL_LINK, PRODUCT_LINK, UNSUBSCRIBE_LINK, writeRequest } from '#server/testing/request-emails.ts'
import { signOffEmail } from '#server/sign-off/sign-off.email.ts'
import { senderNames } from './sender.domain.ts'
import { noticeFrame } from '#server/testing/notice-frame.ts'

type Written = { subject: string; text: string; html: string; headers: Record<string, string> }

const sender = senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' })
const answer = { clientName: 'Yuki Tanaka', rating: 4, text: 'Calm.\nExact.', isPrivate: false }
const productName = 'Goodword'
const frame = noticeFrame({ firstName: 'Lena', settingsLink: PRODUCT_LINK })
const ofOwner = { productName, frame, link: PRODUCT_LINK }

const ofAccount = { productName, email: 'lena@halm.example', productUrl: PRODUCT_LINK }
const event = {
  ...ofAccount,
  deviceName: 'Firefox on Windows',
  network: '91.64.x.x',
  isByOperator: false,
  detail: 'Desk',
  at: new Date('2026-11-20T09:00:00Z'),
  newEmail: 'lena@new.example',
  recoveryLink: PRODUCT_LINK,
}

const paymentOnHold = {
  customerName: 'Yuki Tanaka',
  customerEmail: null,
  decisionReason: 'no_email',
  onHoldSince: event.at,
  money: '€450',
  day: '20 November',
  link: PRODUCT_LINK,
}

const ofMember = { productName, productUrl: PRODUCT_LINK, workspaceName: 'Lund Coffee', actorName: 'Mira Castell' }
const signOff = {
  ...sender,
  name: 'Jo Almqvist',
  logo: null,
  accent: null,
  expiresAt: event.at,
  timeZone: 'UTC',
  link: PRODUCT_LINK,
}

const ofSpelling = {
  ...sender,
  productName,
  logo: null,
  accent: null,
  links: { portal: PORTAL_LINK, unsubscribe: UNSUBSCRIBE_LINK },
}

/** Emails about the account, which are sent with the headers of automatic emails. */
const accountKinds = (language: Language): Written[] =>
  [
    ...[1, 24].flatMap((lifetimeHours) => [
      passwordResetEmail({ ...ofAccount, language, link: PRODUCT_LINK, lifetimeHours }),
      verifyAddressEmail({ ...ofAccount, language, isChange: false, link: PRODUCT_LINK, lifetimeHours }),
      verifyAddressEmail({ ...ofAccount, language, isChange: true, link: PRODUCT_LINK, lifetimeHours }),
    ]),
    ...EMAILED_SECURITY_EVENTS.flatMap((kind) => securityNotice({ ...event, language, kind }) ?? []),
    ...(['removed', 'deleted', 'transfer_offered', 'transferred'] as const).map((kind) =>
      memberNotice({ ...ofMember, language, kind, workspaceId: 'wsp_1' }),
    ),
    ...(['session_ended', 'two_factor_off'] as const).flatMap(
      (kind) => securityNotice({ ...event, language, kind, isByOperator: true }) ?? [],
    ),
  ].map((email) => ({ ...email, headers: AUTOMATIC }))

/** Every kind that is stored, in every way in which it can begin. A test email is a request. */
const kinds: Record<Exclude<EmailMessage['kind'], 'test'> | 'account', (language: Language) => Written[]> = {
  account: accountKinds,
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
  confirmation: (language) =>
    [PRODUCT_LINK, null].map((productUrl) =>
      confirmationEmail({ ...sender, productName, language, logo: null, accent: null, link: PORTAL_LINK, productUrl }),
    ),
  spelling_suggestion: (language) =>
    [PRODUCT_LINK, null].map((productUrl) =>
      spellingEmail({ ...ofSpelling, language, productUrl, clientName: answer.clientName }),
    ),
  invitation: (language) =>
    GIVEN_ROLES.map((role) =>
      invitationEmail({
        ...ofMember,
        language,
        role,
        inviterName: 'Mira Castell',
        expiresAt: event.at,
        link: PRODUCT_LINK,
      }),
    ),
  notice: () => [
    ...(['undecided', 'private', 'approved', 'in_sign_off'] as const).map((state) =>
      noticeEmail({ ...ofOwner, ...answer, state, isChanged: false, isByLink: false }),
    ),
    noticeEmail({ ...ofOwner, ...answer, state: 'undecided', isChanged: false, isByLink: true }),
    unconfirmedNoticeEmail({ ...ofOwner, isByLink: true, confirmLink: PRODUCT_LINK }),
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
  payments_notice: () =>
    [1, 2].map((count) => paymentsNoticeEmail({ ...ofOwner, count, payments: [paymentOnHold], now: event.at })),
  report_notice: (language) =>
    [0, 1, 2].map((count) =>
      reportNoticeEmail({
        productName,
        firstName: 'Lena',
        link: PRODUCT_LINK,
        settingsLink: PRODUCT_LINK,
        language,
        brand: 'Studio Halm',
        month: '2026-10',
        asked: count,
        answered: count,
      }),
    ),
  wall_domain_missing: () => [wallDomainMissingEmail({ ...ofOwner, name: 'love.halm.example', until: '4 December' })],
  wall_domain_released: () => [wallDomainReleasedEmail({ ...ofOwner, name: 'love.halm.example' })],
  sign_off_link: (language) =>
    [null, 'Lund Coffee'].map((brandName) => signOffEmail({ ...signOff, kind: 'link', language, brandName, count: 2 })),
  sign_off_reminder: (language) =>
    [1, 2].map((count) => signOffEmail({ ...signOff, kind: 'reminder', language, brandName: null, count })),
  quota_notice: () => [
    quotaNoticeEmail({ ...ofOwner, waiting: 2, limit: 5, from: '1 December', paymentsLink: PRODUCT_LINK }),
  ],
}

const emails = Object.entries(kinds).flatMap(([kind, write]) =>
  LANGUAGES.flatMap((language) => write(language).map((email, way) => ({ kind, language, way, email }))),
)

test('every event that is emailed has its email', () => {
  expect(accountKinds('en')).toHaveLength(6 + EMAILED_SECURITY_EVENTS.length + 4 + 2)
})

test('an email about an account is in its language, with dates and devices in it', () => {
  const english = accountKinds('en').map(({ text }) => new Set(text.split('\n')))
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    for (const [index, { subject, text, html }] of accountKinds(language).entries()) {
      const lines = text.split('\n').filter((line) => line !== '' && line !== '--' && line !== productName)
      expect(lines.filter((line) => english[index]?.has(line))).toEqual([])
      expect(english[index]?.has(subject)).toBe(false)
      expect(html).toContain(`<html lang="${language}">`)
      expect(subject + text).not.toMatch(/\bundefined\b|\bnull\b|\[object| on |November 2026 at/)
    }
  }
})

/** The letters of a sentence: another point or capital doesn't make another one. */
const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

describe.each(emails)('a $kind in $language ($way)', ({ kind, email }) => {
  test('says that it is automatic, unless a client is asked in the name of the owner', () => {
    const isAsked = ['request', 'reminder', 'spelling_suggestion'].includes(kind)
    expect(new Headers(email.headers).get('auto-submitted')).toBe(isAsked ? null : 'auto-generated')
  })

  test('is 600 pixels wide in an Outlook that knows no max-width, and has no fixed width elsewhere', () => {
    const [opening = '', closing = ''] = email.html.match(/<!--\[if mso\]>.*?<!\[endif\]-->/gs) ?? []
    expect(opening).toContain('width="600"')
    expect(opening.match(/<(table|tr|td)\b/g)).toHaveLength(closing.match(/<\/(table|tr|td)>/g)?.length ?? 0)
    const elsewhere = email.html.replaceAll(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, '')
    const widths = [...elsewhere.matchAll(/<table\b[^>]*?\swidth="([^"]*)"/g)].map(([, width]) => width)
    expect(new Set(widths)).toEqual(new Set(['100%']))
    expect(elsewhere.match(/max-width:600px/g)).toHaveLength(2)
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
