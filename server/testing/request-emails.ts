import { type RequestEmail, requestEmail } from '#server/emails/templates/request.email.ts'
import { senderNames } from '#server/emails/templates/sender.domain.ts'
import { accentOf } from '#server/theme/accent.ts'

export const FORM_LINK = 'https://goodword.example/testimonial/submit/abc?mail=mark'
export const PORTAL_LINK = 'https://goodword.example/testimonial/mine/abc.sig'
export const UNSUBSCRIBE_LINK = 'https://goodword.example/unsubscribe/abc.sig'
export const PRODUCT_LINK = 'https://goodword.example'
export const LOGO = { url: 'https://goodword.example/images/key/512.jpg', width: 48, height: 48 }

export type AnswerFields = { text: string }
type Changes = Partial<Omit<RequestEmail, 'style'>> & { style?: Partial<RequestEmail['style']> }

export const writeRequest = ({ style = {}, ...changes }: Changes = {}) =>
  requestEmail({
    kind: 'request',
    sender: {
      ...senderNames({ firstName: 'Lena', lastName: 'Brandt', organisationName: 'Studio Halm' }),
      replyTo: null,
    },
    clientName: 'Yuki Tanaka',
    service: null,
    logo: null,
    accent: null,
    hasStars: true,
    footer: null,
    postalAddress: null,
    links: { form: FORM_LINK, decline: PORTAL_LINK, unsubscribe: UNSUBSCRIBE_LINK },
    productUrl: PRODUCT_LINK,
    productName: 'Goodword',
    ...changes,
    style: { language: 'en', tone: 'friendly', subject: null, message: null, ...style },
  })

/** A request in which every text that a person can write contains `text`, or `line` where the email keeps line breaks. */
export const writeFilled = ({ text }: AnswerFields, { line = text }: { line?: string } = {}) =>
  writeRequest({
    sender: {
      ...senderNames({ firstName: `Lena ${text}`, lastName: `Brandt ${text}`, organisationName: `Halm ${text}` }),
      replyTo: 'lena@halm.example',
    },
    clientName: `Yuki ${text}`,
    service: `Counter ${text}`,
    logo: LOGO,
    accent: accentOf('#0b6e4f'),
    footer: `Footer ${line}`,
    postalAddress: `Street ${text}`,
    style: {
      subject: `Subject ${text} {{clientName}} {{service}}`,
      message: `Hello {{clientName}} {{ownerName}} {{organisationName}} **{{service}}** *{{clientName}}*.\n\nBefore ${line} after.`,
    },
  })
