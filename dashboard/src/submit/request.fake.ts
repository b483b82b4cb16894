import type { PublicRequest } from '#shared/submissions.ts'

const offer = (language: string) => ({ version: `v1-${language}`, text: `By sending, you agree. (${language})` })

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
  organisationName: 'Studio Halm',
  firstName: 'Lena',
  lastName: 'Brandt',
  logoUrl: null,
  accent: null,
  isAnswered: false,
  extraFields: { company: false, role: false, questions: [] },
  consents: {
    en: offer('en'),
    de: offer('de'),
    fr: offer('fr'),
    es: offer('es'),
    pt: offer('pt'),
    it: offer('it'),
    nl: offer('nl'),
  },
  openedToken: '1.signature',
}
