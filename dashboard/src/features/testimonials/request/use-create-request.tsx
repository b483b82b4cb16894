import { flushSync } from 'react-dom'
import type { TestimonialInput } from '#shared/testimonials.ts'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import type { TestimonialMutations } from '../testimonials.mutations.ts'
import { RequestDialog } from './request.dialog.tsx'

type CreateRequestOptions = {
  create: TestimonialMutations['create']
  /** A request was made: to be shown where new ones are. */
  onCreated: () => void
}

/** Opens the dialog that makes a request. */
export function useCreateRequest({ create, onCreated }: CreateRequestOptions) {
  const modal = useModal()
  const toast = useToast()

  return () => {
    const keyOf = createRequestKeys<TestimonialInput>()
    modal.open(
      <RequestDialog
        title="Create testimonial request"
        submitLabel="Create"
        onSubmit={(input) => create(input, keyOf(input))}
        onDone={() => {
          // A toast lives inside the dialog that is open, and would go with it.
          flushSync(modal.close)
          toast.success('Request created.')
          onCreated()
        }}
        onClose={modal.close}
      />,
    )
  }
}
