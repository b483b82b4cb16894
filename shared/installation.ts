/** Who runs this installation, and what the product is called there. Pages and emails name nobody else. */
export type Installation = {
  productName: string
  /** Answers owners' questions. */
  contactEmail: string
  /** Answers questions about personal data; may be the same address. */
  privacyEmail: string
  /** The company or person whose service this is, as in the policies. */
  legalName: string
  /** The postal address of the same; its lines are separated by line breaks. */
  legalAddress: string
}

/** What development shows, and production refuses, except for the product's name. */
export const exampleInstallation: Installation = {
  productName: 'Goodword',
  contactEmail: 'support@goodword.example',
  privacyEmail: 'privacy@goodword.example',
  legalName: 'Example Ltd',
  legalAddress: '1 Example Street\n12345 Example Town',
}

/** The lines of an address. */
export const linesOf = (address: string): string[] => address.split('\n')
