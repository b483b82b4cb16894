import type { PortalAnswer } from '#shared/portal.ts'

type PortalConsent = PortalAnswer['consents'][number]
type Agreed = Pick<PortalConsent, 'wording' | 'language'> & { consents: PortalConsent[] }

/** Consents in their order; consecutive ones with the same wording are grouped. */
export function groupByWording(consents: readonly PortalConsent[]): Agreed[] {
  const groups: Agreed[] = []
  for (const consent of consents) {
    const { wording, language } = consent
    const last = groups.at(-1)
    if (last?.wording === wording && last.language === language) last.consents.push(consent)
    else groups.push({ wording, language, consents: [consent] })
  }
  return groups
}
