import { describe, expect, test } from 'vitest'
import { withWholeWords } from './short-forms.domain.ts'

describe('terms of invoices that are cut short', () => {
  test.each([
    ['restbetr. portratserie', 'restbetrag portratserie'],
    ['slotfact. portret', 'slotfactuur portret'],
    ['ult. parc. anexo', 'ultimo parcela anexo'],
    ['abschl. 2 gartenhaus', 'abschlag 2 gartenhaus'],
    ['dep 30% loft', 'deposit 30% loft'],
    ['total less dep. 300', 'total less deposit 300'],
    ['fatt. acc. n. 1', 'fatt. acconto n. 1'],
    ['entrega a cta. reforma', 'entrega a cuenta reforma'],
    ['2. anzahlg. harfe', '2. anzahlung harfe'],
    ['payt on a/c, bookbinding', 'payment on account, bookbinding'],
  ])('are written out: %s', (text, whole) => {
    expect(withWholeWords(text)).toBe(whole)
  })

  test.each([
    'dep. de marketing',
    'prov. utrecht, karte',
    'sal. 3, copertura',
    'sala conferenze',
    'ant. von holz und stein',
    'abschl. bericht',
    'a/c unit inspection',
    'workshop about balance',
  ])('are left alone where they say something else: %s', (text) => {
    expect(withWholeWords(text)).toBe(text)
  })

  test('never make a line longer than what is looked at', () => {
    expect(withWholeWords('restbetr. '.repeat(50)).length).toBeLessThanOrEqual(500)
  })
})
