import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greetingNames, greetingNamesByLanguage } from './greeting-names.ts'

const nobody = { firstName: null, fullName: null }

describe('a greeting', () => {
  test.each([
    ['Ana Ribeiro', 'Ana'],
    ['ana ribeiro', 'ana'],
    ['  Ana   Ribeiro ', 'Ana'],
    ['Ana Sofia Ribeiro', 'Ana'],
    ['María García López', 'María'],
    ['Ana de la Cruz', 'Ana'],
    ['João da Silva e Souza', 'João'],
    ['José Ortega y Gasset', 'José'],
    ['Jan van den Berg', 'Jan'],
    ['Ludwig von Mises', 'Ludwig'],
    ['Jean-Luc Picard', 'Jean-Luc'],
    ['Siobhán O’Neill', 'Siobhán'],
    ["Gabriele D'Annunzio", 'Gabriele'],
    ['Martin Luther King Jr.', 'Martin'],
    ['John F. Kennedy', 'John'],
    ['Мария Иванова', 'Мария'],
    ['Αλέξης Παπαδόπουλος', 'Αλέξης'],
    ['Mbaye Ndiaye', 'Mbaye'],
    ['Ben Carter', 'Ben'],
    ['Ben de la Cruz', 'Ben'],
    ['Mei Chen', 'Mei'],
    ['Erik Ek', 'Erik'],
  ])('uses the first word of %s', (name, firstName) => {
    expect(greetingNames(name)).toEqual({ firstName, fullName: name.trim().replaceAll(/\s+/g, ' ') })
  })

  test.each([
    null,
    '',
    ' ',
    'Ana',
    'Ben',
    'Van Dyke',
    'Les Ateliers',
    'ben Ali',
    'Padaria Lima MEI',
    'Halm Werkzeug e.K.',
    'Halm Werkzeug eK',
    'Halm',
    'Acme Ltd',
    'Acme Ltd.',
    'Acme Trading Limited',
    'Acme Tools LLC',
    'Acme Tools, Inc.',
    'Halm Werkzeug GmbH',
    'Halm Werkzeug GmbH & Co. KG',
    'Halm Werkzeug UG (haftungsbeschränkt)',
    'Halm Werkzeug AG',
    'Brandt Halm OHG',
    'Brandt Halm GbR',
    'Freunde Halms e.V.',
    'Freunde Halms e. V.',
    'Atelier Durand',
    'Durand Frères SARL',
    'Durand Frères SAS',
    'Durand Frères S.A.',
    'Talleres Ruiz SL',
    'Talleres Ruiz S.L.',
    'Talleres Ruiz S. L.',
    'Talleres Ruiz S.L.U.',
    'Rossi Mobili S.r.l.',
    'Rossi Mobili S. r. l.',
    'Rossi Mobili SpA',
    'Rossi Mobili S.p.A.',
    'Jansen Bouw B.V.',
    'Jansen Bouw BV',
    'Jansen Bouw N.V.',
    'Silva Obras Lda',
    'Silva Obras Lda.',
    'Silva Obras Ltda',
    'Smith & Sons',
    'Smith & Co',
    'Smith and Jones',
    'Studio Halm',
    'Halm Studio',
    'Agentur Brandt',
    'Estudio Ruiz',
    'Bäckerei Müller',
    'The Bakers',
    'Green Valley Farm',
    'Accounts Payable',
    'Accounts Department',
    'Office Manager',
    'Info Halm',
    'Buchhaltung Halm',
    'Service Comptabilité',
    'Team Halm',
    'Studio 54',
    'Halm 3D',
    'Ribeiro, Ana',
    'Ana/Tom Ribeiro',
    'One two three four five',
    '田中株式会社 東京',
    '주식회사 한빛',
    'Dr.',
    'Mr',
  ])('uses no name for %s', (name) => {
    expect(greetingNames(name)).toEqual(nobody)
  })

  test.each([
    ['Dr. Ana Ribeiro', 'Ana'],
    ['Herr Dr. Jonas Brandt', 'Jonas'],
    ['Sig.ra Giulia Rossi', 'Giulia'],
    ['Frau Müller', null],
    ['Mr Smith', null],
    ['Mevrouw van den Berg', null],
    ['Mme Durand', null],
  ])('keeps the title of %s in the full name alone', (fullName, firstName) => {
    expect(greetingNames(fullName)).toEqual({ firstName, fullName })
  })

  test.each([
    'J. Smith',
    'J Smith',
    'ANA RIBEIRO',
    'IBM Deutschland',
    'de Vries Jansen',
    '田中 太郎',
    '王 小明',
    '김 민준',
  ])('finds no first name in %s, and keeps it whole for formal texts', (fullName) => {
    expect(greetingNames(fullName)).toEqual({ firstName: null, fullName })
  })

  test('uses nothing that the name doesn’t hold, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { firstName, fullName } = greetingNames(name)
        if (firstName !== null) expect(fullName?.split(' ')).toContain(firstName)
        if (fullName !== null) expect(name.split(/\s+/).join(' ')).toContain(fullName)
      }),
    )
  })
})

test('each language greets in its own manner', () => {
  expect(greetingNamesByLanguage('Jo Almqvist')).toMatchObject({ en: 'Jo', de: 'Jo Almqvist', es: 'Jo' })
  expect(greetingNamesByLanguage('Lund Coffee GmbH')).toMatchObject({ en: null, de: null })
})
