import { useState } from 'react'
import { TESTIMONIAL_MAX_LENGTH } from '#shared/submissions.ts'
import type { TestimonialWithSentences } from '#shared/testimonial-details.ts'
import { Button } from '../../../components/button.tsx'
import { useChange, useHasRole } from '../../../components/changes.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { formatDay } from '../../../lib/moments.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { ComparedText } from '../details/compared.text.tsx'
import details from '../details/drawer.module.css'
import { textChanges } from '../details/text-changes.ts'
import { useDraft } from '../drafts.ts'
import { WordsForm } from '../owners-words/words.form.tsx'
import { useSigners } from '../sign-off/signers.context.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import { canGetSpelling, NEEDS_OWNER, suggestionEmailMessage, suggestionMessage } from './spelling.messages.ts'

/** A spelling fix for the client to accept, and suggesting one. Nothing where there is none and nobody could answer one. */
export function SpellingSection({ testimonial }: { testimonial: TestimonialWithSentences }) {
  const { isAllowed } = useChange('suggest spelling fixes')
  const { id, testimonial: text, revisedAt, spellingSuggestions, spellingEmail } = testimonial
  const draft = useDraft(`spelling.${id}.${revisedAt}`, text ?? '')
  const [isWriting, setIsWriting] = useState(draft.isChanged)
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const clock = useOwnersClock()
  const { suggestSpelling, cancelSpelling } = useTestimonialMutations()
  const isOwner = useHasRole('owner')
  const disabledReason = useSigners() !== null && !isOwner ? NEEDS_OWNER : undefined
  const canSuggest = isAllowed && canGetSpelling(testimonial)
  const [newest] = spellingSuggestions
  if (text === null || (!newest && !canSuggest)) return null

  const day = (instant: string | null) => (instant === null ? '' : formatDay(new Date(instant), clock))
  const isOpen = newest?.state === 'open'
  const close = () => {
    draft.forget(text)
    setIsWriting(false)
  }
  const cancel = async () => {
    setIsBusy(true)
    try {
      await cancelSpelling(id)
      toast.success('Suggestion cancelled.')
    } catch (error) {
      toast.danger(messageOf(error))
    }
    setIsBusy(false)
  }
  return (
    <section>
      <h3>Spelling</h3>
      {newest && (
        <p className="above-8 text-13 muted">
          {suggestionMessage(testimonial, newest, day(newest.answeredAt ?? newest.at))}
        </p>
      )}
      {newest && isOpen && (
        <>
          <Compared before={text} after={newest.text} />
          <Button
            variant="line"
            size="small"
            className="above-12"
            change="suggest spelling fixes"
            isBusy={isBusy}
            onClick={() => void cancel()}
          >
            Cancel suggestion
          </Button>
        </>
      )}
      {!isOpen && canSuggest && isWriting && (
        <WordsForm
          label="How it should be spelt"
          hint={`Correct the spelling only: words can’t be added, removed or replaced. ${suggestionEmailMessage(testimonial, spellingEmail, day(spellingEmail.from))}`}
          lengthMax={TESTIMONIAL_MAX_LENGTH}
          rows={6}
          saveLabel="Send suggestion"
          change="suggest spelling fixes"
          draft={draft}
          onSave={async (after) => {
            await suggestSpelling(id, { text: after, revisedAt })
            close()
          }}
          onCancel={close}
        >
          {draft.isChanged && <Compared before={text} after={draft.text} />}
        </WordsForm>
      )}
      {!isOpen && canSuggest && !isWriting && (
        <Button
          variant="line"
          size="small"
          className="above-8"
          change="suggest spelling fixes"
          disabledReason={disabledReason}
          onClick={() => setIsWriting(true)}
        >
          Suggest a spelling fix
        </Button>
      )}
    </section>
  )
}

function Compared({ before, after }: { before: string; after: string }) {
  const stretches = textChanges(before, after)
  return (
    <blockquote className={`above-8 anywhere serif-18 ${details.compared}`} dir="auto">
      {stretches ? <ComparedText stretches={stretches} /> : after}
    </blockquote>
  )
}
