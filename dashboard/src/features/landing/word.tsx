import { Stars } from '../../components/stars.tsx'
import styles from './word.module.css'

export type WordContent = {
  text: string
  author: string
  authorNote: string
  rating: number
  /** Whose work it is about. */
  about?: string
}

/** Somebody's sentence, hung by its opening quote. */
export function Word({ content, size = 'small' }: { content: WordContent; size?: 'small' | 'medium' | 'large' }) {
  const { text, author, authorNote, rating, about } = content
  return (
    <figure className={styles.word}>
      {about && <p className={styles.about}>About {about}</p>}
      <blockquote className={styles[size]}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <span>
          <cite>{author}</cite>
          <span>{authorNote}</span>
        </span>
        {rating > 0 && <Stars rating={rating} />}
      </figcaption>
    </figure>
  )
}
