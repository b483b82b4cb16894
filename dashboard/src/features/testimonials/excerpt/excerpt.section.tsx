import { Info } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TestimonialWithSentences } from '#shared/testimonial-details.ts'
import { Button } from '../../../components/button.tsx'
import { useChange } from '../../../components/changes.ts'
import { Segments } from '../../../components/segments.tsx'
import { CardPreview } from './card.preview.tsx'
import { excerptMessage } from './excerpt.messages.ts'
import styles from './excerpt.module.css'
import { HighlightField } from './highlight.field.tsx'
import { Sentences } from './pressed.sentences.tsx'
import { afterPress, chosenOf, phraseIn } from './sentences.ts'
import { useExcerpt } from './use-excerpt.ts'

const modes = [
  { value: 'full', label: 'Full text' },
  { value: 'excerpt', label: 'Excerpt' },
] as const

/** The client's words, which of them cards show, and what is highlighted. Members who may not change it only see it. */
export function ExcerptSection({ details }: { details: TestimonialWithSentences }) {
  const { isAllowed, frozen } = useChange('choose what cards show')
  const { shown, show } = useExcerpt(details)
  const { excerpt, highlight } = shown
  const [isChoosing, setIsChoosing] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const text = useRef<HTMLQuoteElement>(null)
  const { sentences } = details
  const isExcerpt = excerpt !== null || isChoosing
  const mayChoose = isAllowed && !frozen && details.withdrawnAt === null
  const isPart = excerpt !== null || highlight !== null
  const full = details.testimonial ?? ''

  const chooseMode = (mode: (typeof modes)[number]['value']) => {
    setIsChoosing(mode === 'excerpt')
    if (mode === 'full' && excerpt !== null) show({ excerpt: null, highlight })
  }
  const press = (index: number) => {
    const next = afterPress(sentences, excerpt, index)
    const isKept = highlight !== null && phraseIn(next ?? full, highlight) !== null
    show({ excerpt: next, highlight: isKept ? highlight : null })
  }
  const highlightSelected = () => {
    const phrase = phraseIn(excerpt ?? full, selectedIn(text.current))
    if (phrase === null) setIsTyping(true)
    else show({ excerpt, highlight: phrase })
  }

  return (
    <>
      {mayChoose && (
        <div className={`row wrap gap-12 rows-8 ${styles.bar}`}>
          {sentences.length > 1 && (
            <Segments
              label="What cards show"
              options={modes}
              value={isExcerpt ? 'excerpt' : 'full'}
              onChange={chooseMode}
            />
          )}
          {highlight === null ? (
            <Button
              variant="quiet"
              size="small"
              title="Select words in the text, then press Highlight"
              onClick={highlightSelected}
            >
              Highlight
            </Button>
          ) : (
            <Button variant="quiet" size="small" onClick={() => show({ excerpt, highlight: null })}>
              Remove highlight
            </Button>
          )}
        </div>
      )}
      {isExcerpt && (
        <p className="text-13 muted tabular" aria-live="polite">
          {excerptMessage({ shown: chosenOf(sentences, excerpt).size, of: sentences.length })}
        </p>
      )}
      <Sentences
        ref={text}
        sentences={sentences}
        shown={shown}
        language={details.language}
        onPress={mayChoose && isExcerpt ? press : undefined}
      />
      {mayChoose && isTyping && highlight === null && (
        <HighlightField
          text={excerpt ?? full}
          onHighlight={(phrase) => {
            setIsTyping(false)
            show({ excerpt, highlight: phrase })
          }}
          onCancel={() => setIsTyping(false)}
        />
      )}
      {mayChoose && isExcerpt && (
        <p className="flex gap-8 text-13 muted icons-in-line">
          <Info />
          <span className="shrink">
            Press a sentence to show or leave it out. Words never change, gaps show as “…”, and the full text is one
            press away.
          </span>
        </p>
      )}
      {isPart && <CardPreview details={details} shown={shown} />}
      {mayChoose && isPart && (
        <Button
          variant="line"
          size="small"
          onClick={() => {
            setIsChoosing(false)
            show({ excerpt: null, highlight: null })
          }}
        >
          Show everything again
        </Button>
      )}
    </>
  )
}

/** What the reader has selected in the text; empty when that is elsewhere. */
function selectedIn(text: HTMLElement | null): string {
  const selection = getSelection()
  const isInText = [selection?.anchorNode, selection?.focusNode].every((node) => node && text?.contains(node))
  return isInText ? String(selection) : ''
}
