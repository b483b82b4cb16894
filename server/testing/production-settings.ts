/** What production requires of every installation, besides its address. */
export const productionSettings = {
  CONTACT_EMAIL: 'help@feldmann.example',
  LEGAL_NAME: 'Feldmann & Söhne GmbH',
  LEGAL_ADDRESS: 'Hafenstraße 7 | 20457 Hamburg | Germany',
  EMAIL_FROM: 'requests@feldmann.example',
  ACCOUNT_EMAIL_FROM: 'accounts@feldmann.example',
}
