import { describe, expect, test } from 'vitest'
import { EmailKind, EmailTone } from '#shared/email-styles.ts'
import { noticeEmail } from '#server/submissions/notice.email.ts'
import { confirmationEmail } from '#server/submissions/confirmation.email.ts'
import { receiptEmail } from '#server/submissions/receipt.email.ts'
import {
  PORTAL_LINK,
  PRODUCT_LINK,
  UNSUBSCRIBE_LINK,
  writeRequest,
  writeFilled,
} from '#server/testing/request-emails.ts'
import { spellingEmail } from '#server/testimonials/spelling.email.ts'
import { senderNames } from './sender.domain.ts'
import { noticeFrame } from '#server/testing/notice-frame.ts'

describe('the whole email stays the same:', () => {
  test.each(EmailKind.options.flatMap((kind) => EmailTone.options.map((tone) => [kind, tone] as const)))(
    'a %s in a %s tone',
    (kind, tone) => {
      expect(writeRequest({ kind, place: 'only', style: { tone } })).toMatchSnapshot('email')
    },
  )

  test('a request with the owner’s text and style', () => {
    expect(writeFilled({ text: 'and more' })).toMatchSnapshot('email')
  })

  test.each([
    ['a receipt', {}],
    ['a receipt for a private testimonial', { isPrivate: true }],
    ['a receipt without a quote', { text: null, rating: null }],
  ])('%s', (_, changes) => {
    const sender = senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' })
    const answer = {
      language: 'en' as const,
      clientName: 'Yuki Tanaka',
      rating: 4,
      text: 'Calm.\nExact.',
      isPrivate: false,
    }
    expect(
      receiptEmail({
        ...sender,
        productName: 'Goodword',
        ...answer,
        link: PORTAL_LINK,
        productUrl: PRODUCT_LINK,
        ...changes,
      }),
    ).toMatchSnapshot('email')
  })

  test('a question to confirm an answer', () => {
    const sender = senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' })
    const links = { link: PORTAL_LINK, productUrl: PRODUCT_LINK }
    const email = { ...sender, ...links, language: 'en' as const, productName: 'Goodword', logo: null, accent: null }
    expect(confirmationEmail(email)).toMatchSnapshot('email')
  })

  test('a spelling fix', () => {
    const sender = senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' })
    const links = { portal: PORTAL_LINK, unsubscribe: UNSUBSCRIBE_LINK }
    const from = { ...sender, logo: null, accent: null, productName: 'Goodword', productUrl: PRODUCT_LINK }
    expect(spellingEmail({ ...from, links, language: 'en', clientName: 'Yuki Tanaka' })).toMatchSnapshot('email')
  })

  test.each([
    ['a notice of an answer', {}],
    ['a notice of a private answer', { state: 'private' as const, rating: null }],
    ['a notice of an answer that was approved automatically', { state: 'approved' as const }],
    ['a notice of a changed answer', { isChanged: true }],
    ['a notice of an answer through the collection link', { isByLink: true }],
  ])('%s', (_, changes) => {
    const about = { clientName: 'Yuki Tanaka', rating: 4, text: 'Calm.\nExact.' }
    const answer = { ...about, state: 'undecided' as const, isChanged: false, isByLink: false }
    expect(
      noticeEmail({
        productName: 'Goodword',
        frame: noticeFrame({ firstName: 'Lena', settingsLink: PRODUCT_LINK }),
        ...answer,
        link: PORTAL_LINK,
        ...changes,
      }),
    ).toMatchSnapshot('email')
  })
})
