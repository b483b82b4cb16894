import { describe, expect, test } from 'vitest'
import { readPart } from './read-part.domain.ts'

const partOf = (phrase: string) => readPart(phrase)?.part ?? null

describe('money kept back until the end', () => {
  test.each([
    'Retention release, practical completion + 12 months',
    'Holdback release – Riverside condo',
    'Return of retention monies, dry lining',
    'Invoice for release of second half of retention',
    'Outstanding retention, plastering contract',
    'Holdback 10% – lien period expired, please release',
    'Auszahlung Sicherheitseinbehalt 5 %',
    'Ablösung Gewährleistungseinbehalt durch Bürgschaft',
    'Rückzahlung des Sicherheitseinbehalts',
    '5 % Sicherheitseinbehalt, nun fällig',
    'Deckungsrücklass, Freigabe',
    'Einbehalt 10 % – Frist abgelaufen, bitte freigeben',
    'Levée de la retenue de garantie, lot 5',
    'Restitution de la retenue de garantie',
    'Paiement de la retenue de 10 %, travaux acceptés',
    'Déblocage de la retenue 5 %',
    'Facture de retenue de garantie, réception sans réserve',
    'Retenue 10 % – délai expiré, merci de libérer',
    'Devolución de la retención de garantía',
    'Cobro de retención del 5 %, obra recepcionada',
    'Factura por devolución de garantía, nave 3',
    'Retención del 5 %, ya liberada',
    'Factura por retención de garantía vencida',
    'Retención 10 % – plazo vencido, rogamos devolver',
    'Svincolo della ritenuta di garanzia',
    'Pagamento delle ritenute di garanzia dopo collaudo',
    'Fattura per svincolo decimi',
    'Ritenuta del 5%, ora svincolata',
    'Fattura per ritenute a garanzia scadute',
    'Ritenuta 10% – termine scaduto, da svincolare',
    'Libertação da retenção de garantia',
    'Pagamento das retenções após vistoria',
    'Fatura de libertação de garantias',
    'Retenção de 5%, agora devolvida',
    'Fatura da retenção de garantia vencida',
    'Retenção 10% – prazo expirado, favor libertar',
    'Vrijgave van de waarborg 5%',
    'Terugbetaling garantie-inhouding',
    'Factuur vrijgave inhoudingen perceel 3',
    'Inhouding van 5%, nu vrijgegeven',
    'Factuur inhouding, vervallen na onderhoudstermijn',
    'Inhouding 10% – termijn verstreken, graag vrijgeven',
  ])('is the last part of a price when it is paid out: %s', (phrase) => {
    expect(partOf(phrase)).toBe('last')
  })

  test.each([
    'Interim invoice 3, retention 5%',
    'Valuation 4 to 30 June, less retention and previous valuations',
    '3. Teilrechnung, abzgl. 5 % Sicherheitseinbehalt',
    'Situation de travaux n° 2, retenue de garantie 5 %',
    'Certificación n.º 3, menos retención del 5 %',
    'SAL n. 2, meno ritenuta a garanzia 5%',
    'Auto de medição n.º 2, retenção de garantia 5%',
    'Vorderingsstaat nr. 2, min inhouding 5%',
  ])('does not turn a part in the middle into the last one: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    'Customer retention workshop, final session',
    'Data retention policy, review',
    'Atelier rétention client',
    'Taller de retención de clientes',
    'Diseño web, retención IRPF 15 %',
    "Consulenza, ritenuta d'acconto 20%",
    'Consultoria, retenção na fonte 25%',
  ])('is something else in %s', (phrase) => {
    expect(partOf(phrase)).toBeNull()
  })
})
