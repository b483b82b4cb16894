import type { OwnAnswer } from '#shared/own-page.ts'

type OwnConsent = OwnAnswer['consents'][number]
type Agreed = Pick<OwnConsent, 'wording' | 'language'> & { consents: OwnConsent[] }

/** Consents in their order, those that follow one another with the same sentence put together. */
export function groupByWording(consents: readonly OwnConsent[]): Agreed[] {
  const groups: Agreed[] = []
  for (const consent of consents) {
    const { wording, language } = consent
    const last = groups.at(-1)
    if (last?.wording === wording && last.language === language) last.consents.push(consent)
    else groups.push({ wording, language, consents: [consent] })
  }
  return groups
}
