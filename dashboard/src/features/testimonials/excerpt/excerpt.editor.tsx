import { Info } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TestimonialWithSentences } from '#shared/testimonial-details.ts'
import { Button } from '../../../components/button.tsx'
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

/** Sentences are pressed in the text itself; what a card shows follows at once. */
export function ExcerptEditor({ details }: { details: TestimonialWithSentences }) {
  const { shown, show } = useExcerpt(details)
  const { excerpt, highlight } = shown
  const [isChoosing, setIsChoosing] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const text = useRef<HTMLQuoteElement>(null)
  const { sentences } = details
  const full = details.testimonial ?? ''
  const onCards = excerpt ?? full
  const isExcerpt = excerpt !== null || isChoosing

  const chooseMode = (mode: (typeof modes)[number]['value']) => {
    setIsChoosing(mode === 'excerpt')
    if (mode === 'full' && excerpt !== null) show({ excerpt: null, highlight })
  }
  const press = (index: number) => {
    const next = afterPress(sentences, excerpt, index)
    const isStillThere = highlight !== null && (next ?? full).includes(highlight)
    show({ excerpt: next, highlight: isStillThere ? highlight : null })
  }
  const highlightSelected = () => {
    const phrase = phraseIn(onCards, selectedIn(text.current))
    if (phrase === null) setIsTyping(true)
    else show({ excerpt, highlight: phrase })
  }
  const showEverything = () => {
    setIsChoosing(false)
    show({ excerpt: null, highlight: null })
  }

  return (
    <>
      <div className={`row wrap gap-12 rows-8 ${styles.bar}`}>
        {sentences.length > 1 && (
          <Segments
            label="What cards show"
            options={modes}
            value={isExcerpt ? 'excerpt' : 'full'}
            onChange={chooseMode}
          />
        )}
        <HighlightButton
          highlight={highlight}
          onHighlight={highlightSelected}
          onRemove={() => show({ excerpt, highlight: null })}
        />
      </div>
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
        onPress={isExcerpt ? press : undefined}
      />
      {isTyping && highlight === null && (
        <HighlightField
          text={onCards}
          onHighlight={(phrase) => {
            setIsTyping(false)
            show({ excerpt, highlight: phrase })
          }}
          onCancel={() => setIsTyping(false)}
        />
      )}
      {isExcerpt && <Hint />}
      {(excerpt !== null || highlight !== null) && (
        <>
          <CardPreview details={details} shown={shown} />
          <Button variant="line" size="small" onClick={showEverything}>
            Show everything again
          </Button>
        </>
      )}
    </>
  )
}

type HighlightButtonProps = { highlight: string | null; onHighlight: () => void; onRemove: () => void }

const HighlightButton = ({ highlight, onHighlight, onRemove }: HighlightButtonProps) => (
  <Button
    variant="quiet"
    size="small"
    title={highlight === null ? 'Select words in the text, then press Highlight.' : undefined}
    onClick={highlight === null ? onHighlight : onRemove}
  >
    {highlight === null ? 'Highlight' : 'Remove highlight'}
  </Button>
)

const Hint = () => (
  <p className="flex gap-8 text-13 muted icons-in-line">
    <Info />
    <span className="shrink">
      Press a sentence to show or leave it out. Words never change, gaps show as “…”, and the full text is one press
      away.
    </span>
  </p>
)

/** What the reader has selected in the text; empty when that is elsewhere. */
function selectedIn(text: HTMLElement | null): string {
  const selection = getSelection()
  const isInText = [selection?.anchorNode, selection?.focusNode].every((node) => node && text?.contains(node))
  return isInText ? String(selection) : ''
}
