import { useState } from 'react'
import { LANGUAGE_NAMES, type Language, LANGUAGES } from '#shared/languages.ts'
import type { TestimonialDetails, Translation } from '#shared/testimonial-details.ts'
import { Button } from '../../../components/button.tsx'
import { useChange, useHasRole } from '../../../components/changes.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { formatDay } from '../../../lib/moments.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useDraft } from '../drafts.ts'
import { isForVisitors, needsOwner } from '../owners-words/words.messages.ts'
import { WrittenWords } from '../owners-words/written-words.tsx'
import { useSigners } from '../sign-off/signers.context.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import { translationMessage } from './translation.messages.ts'
import { EditTranslationForm, NewTranslationForm } from './translation.form.tsx'

type Written = { language: Language; text: string | null }

/** Those without a translation. The language of the form is last: clients mostly write in it. */
function languagesLeft({ translations, language: ofForm }: TestimonialDetails): Language[] {
  const left = LANGUAGES.filter((language) => !translations.some((each) => each.language === language))
  return left.toSorted((a, b) => Number(a === ofForm) - Number(b === ofForm))
}

/** How the owner translated a testimonial, and translating it. Nothing where there is none and nobody could read one. */
export function TranslationsSection({ details }: { details: TestimonialDetails }) {
  const { isAllowed } = useChange('translate testimonials')
  const { id, translations, revisedAt } = details
  const draft = useDraft(`translation.${id}`)
  const [writing, setWriting] = useState<Language | 'new' | undefined>(draft.isChanged ? 'new' : undefined)
  const toast = useToast()
  const { translate } = useTestimonialMutations()
  const clock = useOwnersClock()
  const isOwner = useHasRole('owner')
  const disabledReason = useSigners() !== null && !isOwner ? needsOwner('translation') : undefined
  const canTranslate = isAllowed && isForVisitors(details)
  if (translations.length === 0 && !canTranslate) return null

  const save = async (written: Written) => {
    await translate(id, { ...written, revisedAt })
    setWriting(undefined)
    toast.succeeded('translation')
  }
  const saveAtOnce = async (written: Written, before: Translation) => {
    try {
      await save(written)
      if (written.text !== null) return
      const undo = { label: 'Undo', onSelect: () => void saveAtOnce({ ...written, text: before.text }, before) }
      toast.success('Translation removed.', canTranslate && !disabledReason ? undo : undefined)
    } catch (error) {
      toast.danger(messageOf(error), { of: 'translation' })
    }
  }
  const [first, ...others] = languagesLeft(details)
  return (
    <section>
      <h3>Translations</h3>
      {translations.map((translation) => {
        const { language, text, at, isOutdated } = translation
        if (writing === language && canTranslate)
          return (
            <EditTranslationForm
              key={language}
              testimonialId={id}
              language={language}
              text={text}
              onSave={save}
              onCancel={() => setWriting(undefined)}
            />
          )
        return (
          <div key={language} className="above-12">
            <h4 className="text-13 medium">{LANGUAGE_NAMES[language]}</h4>
            <WrittenWords
              what="translation"
              text={text}
              lang={language}
              message={translationMessage(details, translation, formatDay(new Date(at), clock))}
              change="translate testimonials"
              disabledReason={disabledReason}
              onEdit={canTranslate ? () => setWriting(language) : undefined}
              onKeep={canTranslate && isOutdated ? () => void saveAtOnce({ language, text }, translation) : undefined}
              onRemove={() => void saveAtOnce({ language, text: null }, translation)}
            />
          </div>
        )
      })}
      {canTranslate && first && writing === 'new' ? (
        <NewTranslationForm
          draft={draft}
          languages={[first, ...others]}
          onSave={async (written) => {
            await save(written)
            draft.forget('')
          }}
          onCancel={() => {
            draft.forget('')
            setWriting(undefined)
          }}
        />
      ) : (
        canTranslate &&
        first && (
          <Button
            variant="line"
            size="small"
            className="above-12"
            change="translate testimonials"
            disabledReason={disabledReason}
            onClick={() => setWriting('new')}
          >
            Add a translation
          </Button>
        )
      )}
    </section>
  )
}
