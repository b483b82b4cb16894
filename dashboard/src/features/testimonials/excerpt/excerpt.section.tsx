import type { TestimonialWithSentences } from '#shared/testimonial-details.ts'
import { useChange } from '../../../components/changes.ts'
import { CardPreview } from './card.preview.tsx'
import { ExcerptEditor } from './excerpt.editor.tsx'
import { excerptMessage } from './excerpt.messages.ts'
import { Sentences } from './pressed.sentences.tsx'
import { chosenOf } from './sentences.ts'

/** The client's words, which of them cards show, and what is highlighted. Whoever may not change that only sees it. */
export function ExcerptSection({ details }: { details: TestimonialWithSentences }) {
  const { isAllowed, frozen } = useChange('choose what cards show')
  const { sentences, excerpt, highlight, language, withdrawnAt } = details
  if (isAllowed && !frozen && withdrawnAt === null) return <ExcerptEditor details={details} />
  return (
    <>
      {excerpt !== null && (
        <p className="text-13 muted tabular">
          {excerptMessage({ shown: chosenOf(sentences, excerpt).size, of: sentences.length })}
        </p>
      )}
      <Sentences sentences={sentences} shown={details} language={language} />
      {(excerpt !== null || highlight !== null) && <CardPreview details={details} shown={details} />}
    </>
  )
}
