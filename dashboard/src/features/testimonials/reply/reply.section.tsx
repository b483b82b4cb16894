import { useState } from 'react'
import type { Reply, Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { useChange, useHasRole } from '../../../components/changes.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { formatDay } from '../../../lib/moments.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useDraft } from '../drafts.ts'
import { useSigners } from '../sign-off/signers.context.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import { ReplyForm } from './reply.form.tsx'
import { canGetReply, NEEDS_OWNER, replyMessage } from './reply.messages.ts'
import styles from './reply.module.css'

/** The owner's public reply, and writing it. Nothing where there is none and nobody could read one. */
export function ReplySection({ testimonial }: { testimonial: Testimonial }) {
  const { isAllowed } = useChange('reply to testimonials')
  const { id, reply, revisedAt } = testimonial
  const draft = useDraft(`reply.${id}`, reply?.text)
  const [isWriting, setIsWriting] = useState(draft.isChanged)
  const toast = useToast()
  const { replyTo } = useTestimonialMutations()
  const isOwner = useHasRole('owner')
  const needsOwner = useSigners() !== null && !isOwner
  const canReply = isAllowed && canGetReply(testimonial)
  if (!reply && !canReply) return null

  const begin = () => {
    // Somebody else may have changed it.
    draft.forget(reply?.text ?? '')
    setIsWriting(true)
  }
  const save = async (text: string | null) => {
    await replyTo(id, { text, revisedAt })
    draft.forget(text ?? '')
    setIsWriting(false)
    toast.succeeded('reply')
  }
  const saveAtOnce = async (text: string | null) => {
    try {
      await save(text)
      if (text !== null || !reply) return
      const undo = { label: 'Undo', onSelect: () => void saveAtOnce(reply.text) }
      toast.success('Reply removed.', canReply && !needsOwner ? undo : undefined)
    } catch (error) {
      toast.danger(messageOf(error), { of: 'reply' })
    }
  }
  return (
    <section>
      <h3>Your reply</h3>
      {isWriting && canReply ? (
        <ReplyForm
          draft={draft}
          onSave={save}
          onCancel={() => {
            draft.forget(reply?.text ?? '')
            setIsWriting(false)
          }}
        />
      ) : reply ? (
        <WrittenReply
          testimonial={testimonial}
          reply={reply}
          disabledReason={needsOwner ? NEEDS_OWNER : undefined}
          onEdit={canReply ? begin : undefined}
          onKeep={canReply && reply.isOutdated ? () => void saveAtOnce(reply.text) : undefined}
          onRemove={() => void saveAtOnce(null)}
        />
      ) : (
        <Button
          variant="line"
          size="small"
          className="above-8"
          change="reply to testimonials"
          disabledReason={needsOwner ? NEEDS_OWNER : undefined}
          onClick={begin}
        >
          Write a reply
        </Button>
      )}
    </section>
  )
}

type WrittenReplyProps = {
  testimonial: Testimonial
  reply: Reply
  /** Why it can only be removed. */
  disabledReason: string | undefined
  onEdit: (() => void) | undefined
  onKeep: (() => void) | undefined
  onRemove: () => void
}

function WrittenReply({ testimonial, reply, disabledReason, onEdit, onKeep, onRemove }: WrittenReplyProps) {
  const clock = useOwnersClock()
  const action = { variant: 'quiet', size: 'small', change: 'reply to testimonials' } as const
  return (
    <div className={`above-12 ${styles.reply}`}>
      <p className={`anywhere ${styles.text}`} dir="auto">
        {reply.text}
      </p>
      <p className="above-4 text-13 muted">{replyMessage(testimonial, reply, formatDay(new Date(reply.at), clock))}</p>
      <div className={`row wrap gap-4 ${styles.actions}`}>
        {onKeep && (
          <Button {...action} disabledReason={disabledReason} onClick={onKeep}>
            Keep reply
          </Button>
        )}
        {onEdit && (
          <Button {...action} disabledReason={disabledReason} onClick={onEdit}>
            Edit reply
          </Button>
        )}
        <Button {...action} onClick={onRemove}>
          Remove reply
        </Button>
      </div>
    </div>
  )
}
