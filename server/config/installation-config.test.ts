import { describe, expect, test } from 'vitest'
import { exampleInstallation } from '#shared/installation.ts'
import { productionSettings } from '#server/testing/production-settings.ts'
import { readConfig } from './config.ts'

const production = { ...productionSettings, NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'not refused'
}

describe('the settings of an installation', () => {
  test('are visibly examples in development', () => {
    expect(readConfig({}).installation).toEqual(exampleInstallation)
    expect(exampleInstallation.productName).toBe('Goodword')
  })

  test('are what is set, and questions about data go to the contact where nothing else is set', () => {
    expect(readConfig({ ...production, PRODUCT_NAME: ' Kind & True ' }).installation).toEqual({
      productName: 'Kind & True',
      contactEmail: 'help@feldmann.example',
      privacyEmail: 'help@feldmann.example',
      legalName: 'Feldmann & Söhne GmbH',
      legalAddress: 'Hafenstraße 7\n20457 Hamburg\nGermany',
    })
    expect(readConfig({ PRIVACY_EMAIL: 'data@feldmann.example' }).installation.privacyEmail).toBe(
      'data@feldmann.example',
    )
  })

  test('may have an address with line breaks in it', () => {
    const { legalAddress } = readConfig({ LEGAL_ADDRESS: 'Hafenstraße 7\r\n20457 Hamburg' }).installation
    expect(legalAddress).toBe('Hafenstraße 7\n20457 Hamburg')
  })

  test.each<[string, string]>([
    ['CONTACT_EMAIL', 'Set CONTACT_EMAIL to the address at which you answer owners’ questions'],
    ['LEGAL_NAME', 'Set LEGAL_NAME to the name of the company or person that runs this installation, for the policies'],
    ['LEGAL_ADDRESS', 'Set LEGAL_ADDRESS to the postal address for the policies, with | between its lines'],
    ['EMAIL_FROM', 'Set EMAIL_FROM to the address that emails to clients come from, on a domain of yours'],
    [
      'ACCOUNT_EMAIL_FROM',
      'Set ACCOUNT_EMAIL_FROM to the address that emails about accounts come from, on a domain of yours',
    ],
  ])('are required in production: %s', (name, sentence) => {
    expect(refusalOf({ ...production, [name]: '' })).toBe(`${sentence}, because NODE_ENV is production.`)
    expect(refusalOf({ ...production, [name]: '', NODE_ENV: 'development' })).toBe(
      `${sentence}, because PUBLIC_URL is https://a.example.`,
    )
    expect(refusalOf({ [name]: '' })).toBe('not refused')
  })

  test.each<[string, string]>([
    ['CONTACT_EMAIL', 'support@goodword.example'],
    ['CONTACT_EMAIL', 'Support@mail.GOODWORD.example'],
    ['PRIVACY_EMAIL', 'privacy@goodword.example'],
    ['LEGAL_NAME', 'Example Ltd'],
    ['LEGAL_NAME', 'EXAMPLE  ltd'],
    ['LEGAL_ADDRESS', '1 Example Street | London'],
    ['EMAIL_FROM', 'requests@goodword.example'],
    ['ACCOUNT_EMAIL_FROM', 'accounts@goodword.example'],
  ])('can’t be the example’s in production: %s = %s', (name, value) => {
    expect(refusalOf({ ...production, [name]: value })).toMatch(
      new RegExp(`^${name} is still the example’s, .+\\. Set it to the .+, because NODE_ENV is production\\.$`),
    )
    expect(refusalOf({ [name]: value })).toBe('not refused')
  })

  test('are asked for all at once, in a line each', () => {
    const lines = refusalOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }).split('\n')
    expect(lines.map((line) => /^Set (\w+) to /.exec(line)?.[1])).toEqual([
      'CONTACT_EMAIL',
      'LEGAL_NAME',
      'LEGAL_ADDRESS',
      'EMAIL_FROM',
      'ACCOUNT_EMAIL_FROM',
    ])
  })

  test.each<[string, string]>([
    ['PRODUCT_NAME', 'Good\nword'],
    ['PRODUCT_NAME', 'Good\rBcc: all@feldmann.example'],
    ['PRODUCT_NAME', 'Good\u0000word'],
    ['PRODUCT_NAME', 'Good\u202Eword'],
    ['PRODUCT_NAME', 'Good\u2028word'],
    ['PRODUCT_NAME', '   '],
    ['PRODUCT_NAME', '<img src=x onerror=alert(1)>'],
    ['PRODUCT_NAME', 'x'.repeat(61)],
    ['LEGAL_NAME', 'x'.repeat(101)],
    ['LEGAL_NAME', '</script><script>'],
    ['LEGAL_ADDRESS', 'Hafenstraße 7 || Hamburg'],
    ['LEGAL_ADDRESS', 'x'.repeat(101)],
    ['LEGAL_ADDRESS', Array.from({ length: 9 }, () => 'Hamburg').join('|')],
    ['LEGAL_ADDRESS', 'Hafen\u0007straße'],
    ['CONTACT_EMAIL', 'Feldmann <help@feldmann.example>'],
    ['CONTACT_EMAIL', 'help@feldmann.example\nBcc: all@feldmann.example'],
    ['PRIVACY_EMAIL', 'nobody'],
  ])('are refused with one line when %s is %j', (name, value) => {
    const refusal = refusalOf({ ...production, [name]: value })
    expect(refusal).toMatch(new RegExp(`^The environment variable ${name}( is "[^\n]*" but)? must be [^\n]+\\.$`))
    expect(refusal).not.toMatch(/[\p{C}\u2028]/u)
    expect(refusal.length).toBeLessThan(400)
  })
})
