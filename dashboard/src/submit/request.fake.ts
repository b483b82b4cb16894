import type { PublicRequest } from '#shared/submissions.ts'
import { brand, consentOffers } from '../client/brand.fake.ts'
import { usualFields } from '../client/extra-fields.fake.ts'

/** A request as the server returns it, for tests. */
export const publicRequest: PublicRequest = {
  id: 'abc',
  customerName: 'Yuki Tanabe',
  greetingNames: {
    en: 'Yuki',
    de: 'Yuki Tanabe',
    fr: 'Yuki Tanabe',
    es: 'Yuki',
    pt: 'Yuki Tanabe',
    it: 'Yuki',
    nl: 'Yuki Tanabe',
  },
  ...brand,
  isAnswered: false,
  extraFields: usualFields,
  layout: 'auto',
  language: null,
  thanks: { message: null, link: null, code: null },
  consents: consentOffers,
  openedToken: '1.signature',
}
