import { Link } from 'lucide-react'
import { flushSync } from 'react-dom'
import type { Testimonial } from '#shared/testimonials.ts'
import { newUuid } from '#shared/uuid.ts'
import { useModal } from '../../components/modal.tsx'
import { useToast } from '../../components/toast.tsx'
import { messageOf } from '../../lib/error-message.ts'
import { emailRefusalOf } from './testimonial.email.ts'
import { useCopyRequestLink } from './request/copy-request-link.tsx'
import { RequestDialog } from './request/request.dialog.tsx'
import { Confirmation, type ConfirmedAction } from './testimonial.confirmation.tsx'
import type { PerformAction } from './list/testimonial.row-actions.tsx'
import { focusRow, focusRowWhenFree, neighbourRow } from './list/testimonial.row-focus.ts'
import type { ListDecisions } from './list/use-decisions.ts'
import { askedMessage, asksSignOff, type Signers } from './sign-off/sign-off.messages.ts'
import { NOTHING_SENT, onItsWay, removalDone, unsentText } from './testimonial.messages.ts'
import type { TestimonialMutations } from './testimonials.mutations.ts'

type ActionOptions = {
  mutations: TestimonialMutations
  decide: ListDecisions['decide']
  /** Who signs off; null when no sign-off is needed. */
  signers: Signers | null
  /** It was removed: whatever shows it has to close. */
  onRemoved: (id: string) => void
  /** It was approved or rejected, and the dialog has closed. */
  onDecided: (id: string) => void
}

/** What happens when an owner chooses an action of a row. */
export function useTestimonialActions(options: ActionOptions): PerformAction {
  const { mutations, decide, signers, onRemoved, onDecided } = options
  const modal = useModal()
  const toast = useToast()
  const copyLink = useCopyRequestLink()

  function closeOnto({ id }: Testimonial) {
    flushSync(modal.close)
    // The button that was pressed may have disappeared with its status and taken the focus with it.
    if (document.activeElement === document.body) focusRow(id)
  }

  function edit(testimonial: Testimonial) {
    modal.open(
      <RequestDialog
        title="Edit testimonial request"
        request={testimonial}
        onSubmit={({ tagIds: _, ...input }) => mutations.update(testimonial.id, input)}
        onDone={(saved) => {
          closeOnto(testimonial)
          const unsent = unsentText(saved)
          if (unsent) toast.danger(`Request saved. ${unsent}`)
          else if (saved.isAutoSendEnabled) toast.success(onItsWay(saved))
          else toast.success(NOTHING_SENT, { label: 'Send now', onSelect: () => confirmSending('send', saved) })
        }}
        onClose={() => closeOnto(testimonial)}
      />,
    )
  }

  /** When an email is refused, the link can still be shared. */
  const linkInstead = (testimonial: Testimonial) => (error: unknown) =>
    emailRefusalOf(error)
      ? {
          title: 'The email was not sent',
          message: messageOf(error),
          instead: {
            label: 'Copy request link',
            icon: Link,
            onSelect: () => {
              closeOnto(testimonial)
              void copyLink(testimonial)
            },
          },
        }
      : undefined

  function confirm(action: ConfirmedAction, testimonial: Testimonial, change: () => Promise<unknown>, done: string) {
    let isDone = false
    modal.open(
      <Confirmation
        action={action}
        testimonial={testimonial}
        signers={signers}
        refusalOf={linkInstead(testimonial)}
        onConfirm={async () => {
          await change()
          isDone = true
        }}
        onClose={() => {
          closeOnto(testimonial)
          if (!isDone) return
          toast.success(done)
          if (action === 'approve' || action === 'reject') onDecided(testimonial.id)
        }}
      />,
    )
  }

  function confirmDecision(decision: 'approve' | 'reject', testimonial: Testimonial, done: string) {
    const key = newUuid()
    confirm(decision, testimonial, () => decide(decision, testimonial, key), done)
  }

  function confirmSending(action: 'send' | 'resend', testimonial: Testimonial) {
    const key = newUuid()
    confirm(action, testimonial, () => mutations.send(testimonial.id, key), onItsWay(testimonial))
  }

  function confirmRemoval(testimonial: Testimonial) {
    const { id } = testimonial
    const neighbour = neighbourRow(id)
    let isDone = false
    modal.open(
      <Confirmation
        action="remove"
        testimonial={testimonial}
        onConfirm={async () => {
          await mutations.remove(id)
          isDone = true
        }}
        onClose={() => {
          closeOnto(testimonial)
          if (!isDone) return
          onRemoved(id)
          focusRowWhenFree(neighbour)
          toast.success(removalDone(testimonial))
        }}
      />,
    )
  }

  return (action, testimonial) => {
    switch (action) {
      case 'edit':
        return edit(testimonial)
      case 'copyLink':
        return void copyLink(testimonial)
      case 'send':
      case 'resend':
        return confirmSending(action, testimonial)
      case 'approve':
        return confirmDecision(action, testimonial, approvedText(testimonial, signers))
      case 'reject':
        return confirmDecision(action, testimonial, 'Testimonial rejected.')
      case 'remove':
        return confirmRemoval(testimonial)
    }
  }
}

const approvedText = (testimonial: Testimonial, signers: Signers | null) =>
  signers && asksSignOff(testimonial, signers) ? askedMessage(1, signers) : 'Testimonial approved.'
