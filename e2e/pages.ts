import { besideListLooks } from './pages.beside-list.ts'
import { clientLooks } from './pages.client.ts'
import { emailLooks } from './pages.emails.ts'
import { ownerLooks } from './pages.owner.ts'
import { ownLooks } from './pages.own.ts'
import type { PageLook } from './pages.parts.ts'
import { settingsLooks } from './pages.settings.ts'
import { visitorLooks } from './pages.visitor.ts'

/** Every page of the product in each of its states: what is scanned, and what `npm run screenshots` takes pictures of. */
export const pageLooks: readonly PageLook[] = [
  ...visitorLooks,
  ...ownerLooks,
  ...besideListLooks,
  ...settingsLooks,
  ...emailLooks,
  ...clientLooks,
  ...ownLooks,
]
