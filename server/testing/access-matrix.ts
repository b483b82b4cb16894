import { accountAccess } from './access-matrix/accounts.ts'
import { clientPageAccess } from './access-matrix/client-pages.ts'
import { formAndEmailAccess } from './access-matrix/forms-and-emails.ts'
import { paymentAccess } from './access-matrix/payments.ts'
import { testimonialAccess } from './access-matrix/testimonials.ts'
import { widgetAccess } from './access-matrix/widgets.ts'
import type { AccessRow } from './access-matrix/row.ts'

/** What each endpoint answers to each actor about a testimonial of "owner" that has the right status for it. */
export const accessMatrix: Record<string, AccessRow> = {
  ...accountAccess,
  ...clientPageAccess,
  ...formAndEmailAccess,
  ...paymentAccess,
  ...testimonialAccess,
  ...widgetAccess,
}
