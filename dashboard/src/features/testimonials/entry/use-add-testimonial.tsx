import { flushSync } from 'react-dom'
import { getChecklist } from '#shared/onboarding.ts'
import { addTestimonial, type TestimonialEntry } from '#shared/testimonial-entry.ts'
import { listTestimonials } from '#shared/testimonials.ts'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { localDay } from '../../../lib/dates.ts'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { EntryDialog } from './entry.dialog.tsx'

/** Opens the dialog that adds a testimonial received elsewhere. */
export function useAddTestimonial() {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefresh()

  return () => {
    const keyOf = createRequestKeys<TestimonialEntry>()
    modal.open(
      <EntryDialog
        today={localDay(new Date())}
        onSubmit={async (entry) => {
          await call(addTestimonial, { body: entry }, { idempotencyKey: keyOf(entry) })
          void refresh(listTestimonials)
          void refresh(getChecklist)
        }}
        onDone={({ customerName }) => {
          flushSync(modal.close)
          toast.success(`Testimonial from ${customerName} added.`)
        }}
        onClose={modal.close}
      />,
    )
  }
}
