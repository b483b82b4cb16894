import { useState } from 'react'
import { REPLY_MAX } from '#shared/testimonial-reply.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { useChange, useHasRole } from '../../../components/changes.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { formatDay } from '../../../lib/moments.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useDraft } from '../drafts.ts'
import { useSigners } from '../sign-off/signers.context.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import { WordsForm } from '../owners-words/words.form.tsx'
import { isForVisitors, needsOwner } from '../owners-words/words.messages.ts'
import { WrittenWords } from '../owners-words/written-words.tsx'
import { replyMessage } from './reply.messages.ts'

/** The owner's public reply, and writing it. Nothing where there is none and nobody could read one. */
export function ReplySection({ testimonial }: { testimonial: Testimonial }) {
  const { isAllowed } = useChange('reply to testimonials')
  const { id, reply, revisedAt } = testimonial
  const draft = useDraft(`reply.${id}`, reply?.text)
  const [isWriting, setIsWriting] = useState(draft.isChanged)
  const toast = useToast()
  const { replyTo } = useTestimonialMutations()
  const isOwner = useHasRole('owner')
  const clock = useOwnersClock()
  const disabledReason = useSigners() !== null && !isOwner ? needsOwner('reply') : undefined
  const canReply = isAllowed && isForVisitors(testimonial)
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
      toast.success('Reply removed.', canReply && !disabledReason ? undo : undefined)
    } catch (error) {
      toast.danger(messageOf(error), { of: 'reply' })
    }
  }
  return (
    <section>
      <h3>Your reply</h3>
      {isWriting && canReply ? (
        <WordsForm
          label="Reply"
          hint="Everyone who sees the testimonial can read it, the client too. Links stay plain text."
          lengthMax={REPLY_MAX}
          saveLabel="Save reply"
          change="reply to testimonials"
          draft={draft}
          onSave={save}
          onCancel={() => {
            draft.forget(reply?.text ?? '')
            setIsWriting(false)
          }}
        />
      ) : reply ? (
        <WrittenWords
          what="reply"
          text={reply.text}
          message={replyMessage(testimonial, reply, formatDay(new Date(reply.at), clock))}
          change="reply to testimonials"
          disabledReason={disabledReason}
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
          disabledReason={disabledReason}
          onClick={begin}
        >
          Write a reply
        </Button>
      )}
    </section>
  )
}
