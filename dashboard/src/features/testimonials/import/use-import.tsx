import { getChecklist } from '#shared/onboarding.ts'
import { type ImportRow, importRequests } from '#shared/testimonial-import.ts'
import { getRequestUsage, listTestimonials } from '#shared/testimonials.ts'
import { useModal } from '../../../components/modal.tsx'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { ImportDialog } from './import.dialog.tsx'

/** Opens the dialog that creates requests from the rows of a file. */
export function useImport() {
  const call = useApi()
  const modal = useModal()
  const refresh = useRefresh()

  return () => {
    const keyOf = createRequestKeys<ImportRow[]>()
    modal.open(
      <ImportDialog
        onSubmit={async (rows) => {
          try {
            return await call(importRequests, { body: { rows } }, { idempotencyKey: keyOf(rows) })
          } finally {
            // Requests may have been created even if the answer was lost.
            for (const endpoint of [listTestimonials, getRequestUsage, getChecklist]) void refresh(endpoint)
          }
        }}
        onClose={modal.close}
      />,
    )
  }
}
