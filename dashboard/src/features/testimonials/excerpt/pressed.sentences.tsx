import { Fragment, type Ref } from 'react'
import type { ShownWords } from '#shared/excerpt.ts'
import type { Language } from '#shared/languages.ts'
import styles from './excerpt.module.css'
import { type Piece, type ShownSentence, showSentences } from './sentences.ts'

type SentencesProps = {
  ref?: Ref<HTMLQuoteElement>
  sentences: readonly string[]
  shown: ShownWords
  language: Language | null
  /** Left out where sentences can't be chosen. */
  onPress?: ((index: number) => void) | undefined
}

/** All that the client wrote. What cards leave out is muted; pressing a sentence leaves it out or shows it. */
export function Sentences({ ref, sentences, shown, language, onPress }: SentencesProps) {
  const all = showSentences(sentences, shown)
  const isOnlyOne = all.filter(({ isChosen }) => isChosen).length === 1
  return (
    <blockquote ref={ref} dir="auto" lang={language ?? undefined}>
      {all.map((sentence) => (
        <Fragment key={sentence.index}>
          <Sentence sentence={sentence} isKept={isOnlyOne && sentence.isChosen} onPress={onPress} />
          {sentence.space}
        </Fragment>
      ))}
    </blockquote>
  )
}

type SentenceProps = {
  sentence: ShownSentence
  /** The only one that is shown, which can't be left out. */
  isKept: boolean
  onPress: SentencesProps['onPress']
}

function Sentence({ sentence: { index, isChosen, pieces }, isKept, onPress }: SentenceProps) {
  const text = <Pieces pieces={pieces} />
  if (!onPress) return <span className={isChosen ? undefined : styles.leftOut}>{text}</span>
  return (
    <label className={styles.sentence}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-disabled={isKept || undefined}
        title={isKept ? 'At least one sentence stays.' : undefined}
        onChange={() => !isKept && !isSelecting() && onPress(index)}
      />
      <span>{text}</span>
    </label>
  )
}

/** Who selects words to highlight doesn't press the sentence. */
const isSelecting = () => getSelection()?.isCollapsed === false

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMarked }) =>
    isMarked ? (
      <mark key={text} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
