import type { Brand, ConsentOffers } from '#shared/submissions.ts'

/** Who asks, as the server returns it, for tests. */
export const brand: Brand = {
  organisationName: 'Studio Halm',
  firstName: 'Lena',
  lastName: 'Brandt',
  logoUrl: null,
  accent: null,
}

const offer = (language: string) => ({ version: `v1-${language}`, text: `By sending, you agree. (${language})` })

export const consentOffers: ConsentOffers = {
  en: offer('en'),
  de: offer('de'),
  fr: offer('fr'),
  es: offer('es'),
  pt: offer('pt'),
  it: offer('it'),
  nl: offer('nl'),
}
