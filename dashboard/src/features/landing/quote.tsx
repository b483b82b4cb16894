import { Stars } from '../../stars/stars.tsx'
import styles from './quote.module.css'

export type QuoteContent = {
  text: string
  author: string
  authorNote: string
  rating: number
  /** The person or business the testimonial is about. */
  about?: string
}

/** A testimonial whose opening quotation mark hangs in the margin. */
export function Token({ content, size = 'small' }: { content: QuoteContent; size?: 'small' | 'medium' | 'large' }) {
  const { text, author, authorNote, rating, about } = content
  return (
    <figure className={styles.label}>
      {about && <p className="text-13 muted below-8">About {about}</p>}
      <blockquote className={styles[size]}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={`stack align-start above-16 text-14 ${styles.by}`}>
        <span>
          <cite className="medium block">{author}</cite>
          <span className="muted block">{authorNote}</span>
        </span>
        {rating > 0 && <Stars rating={rating} />}
      </figcaption>
    </figure>
  )
}
