/** The owner whom `seed-demo.ts` signs up and whose widget the example customer site shows. */
export const demoOwner = {
  email: 'demo@goodword.example',
  password: 'goodword-demo',
  firstName: 'Nora',
  lastName: 'Feldmann',
  organisationName: 'Feldmann Studio',
  timeZone: 'Europe/Berlin',
}
