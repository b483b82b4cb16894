import { flushSync } from 'react-dom'
import { submissionPath, type Testimonial, type TestimonialInput } from '#shared/testimonials.ts'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { copyText } from '../../../lib/clipboard.ts'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { unsentText } from '../testimonial.messages.ts'
import type { TestimonialMutations } from '../testimonials.mutations.ts'
import { LinkDialog } from './link.dialog.tsx'
import { RequestDialog } from './request.dialog.tsx'

type CreateRequestOptions = {
  create: TestimonialMutations['create']
  /** Called when a request was created, to show the view where new ones are. */
  onCreated: () => void
}

/** Opens the dialog that creates a request. */
export function useCreateRequest({ create, onCreated }: CreateRequestOptions) {
  const modal = useModal()
  const toast = useToast()

  async function copyLink({ id }: Testimonial) {
    const link = location.origin + submissionPath(id)
    try {
      await copyText(link)
      toast.success('Testimonial request link copied to clipboard.')
    } catch {
      flushSync(() => modal.open(<LinkDialog link={link} onClose={modal.close} />))
      toast.danger('Failed to copy to clipboard.')
    }
  }

  return () => {
    const keyOf = createRequestKeys<TestimonialInput>()
    modal.open(
      <RequestDialog
        title="Create testimonial request"
        submitLabel="Create"
        onSubmit={(input) => create(input, keyOf(input))}
        onDone={(created, wish) => {
          // A toast lives inside the open dialog and would disappear with it.
          flushSync(modal.close)
          onCreated()
          const unsent = unsentText(created)
          if (wish === 'copyLink') void copyLink(created)
          else if (unsent) toast.danger(`Request created. ${unsent}`)
          else
            toast.success(
              created.isAutoSendEnabled ? `The request is on its way to ${created.customerEmail}.` : 'Request created.',
            )
        }}
        onClose={modal.close}
      />,
    )
  }
}
