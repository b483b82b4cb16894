import { defaultWidgetOptions } from '#shared/widgets.ts'
import { consentOffers } from '#server/submissions/submissions.domain.ts'

export const REQUEST = { customerEmail: 'ana@client.example' }
export const ANSWER = { customerName: 'Ana', rating: 5, testimonial: 'Good.', isPrivate: false }
const CONSENT = consentOffers({ firstName: 'Nora', lastName: 'Feldmann', organisationName: null }, { photo: true }).en
  .version
export const OTHER_ANSWER = { customerName: 'Ana', rating: 4, testimonial: 'Better.', consentVersion: CONSENT }
export const LESS = {
  isPrivate: true,
  parts: { name: false, photo: false, company: false, answers: false },
  consentVersion: CONSENT,
}
export const ENTRY = { customerName: 'Ana', testimonial: 'Good.', isAttested: true }
export const BATCH = {
  name: 'clients.csv',
  timing: { kind: 'save' },
  rows: [{ row: 2, customerEmail: 'ana@client.example' }],
}
export const IMPORT = { total: 1, receivedVia: 'Senja', isAttested: true }
export const NAMED_ROW = { row: 2, customerName: 'Ana', testimonial: 'Good.' }
export const ACCOUNT = {
  email: 'new@studio.example',
  firstName: 'A',
  lastName: 'B',
  password: 'correct horse',
  timeZone: 'UTC',
}

export const CREDENTIAL = { id: 'AA', rawId: 'AA', type: 'public-key' }

export const STYLE = {
  name: 'Formal',
  language: 'de',
  tone: 'formal',
  subject: null,
  message: null,
  showsLogo: false,
  accentColor: null,
  senderName: null,
  footer: null,
}
export const EMAIL_SETTINGS = {
  defaultStyleId: 'main',
  postalAddress: null,
  reminders: { count: 1, afterDays: 7 },
}

export const DRAFT = { kind: 'wall', options: defaultWidgetOptions }

const PAGE = { path: '/', referrer: '', search: '', title: 'Goodword', url: 'https://goodword.example/' }
const CONTEXT = { ip: null, timezone: 'UTC', user_agent: 'A browser', screen: { width: 1280, height: 800 } }
export const ABOUT = { userId: 'usr_1', properties: PAGE, context: CONTEXT }
