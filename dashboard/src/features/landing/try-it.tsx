import { useState } from 'react'
import landing from './landing.module.css'
import { TryRating } from './try-rating.tsx'
import styles from './try-it.module.css'
import { Word } from './word.tsx'

const example = 'Our waiting room used to make people nervous. Now they arrive early to sit in it.'

export function TryIt() {
  const [rating, setRating] = useState(5)
  const [text, setText] = useState(example)
  return (
    <section className={styles.try} aria-labelledby="try-title">
      <div className={`${landing.page} ${styles.grid}`}>
        <div>
          <h2 className={landing.smallTitle} id="try-title">
            This is all your client has to do. Go on, try it.
          </h2>
          <div className={styles.form}>
            <TryRating rating={rating} onChange={setRating} />
            <div className={styles.field}>
              <label htmlFor="try-words">How was your experience?</label>
              <textarea
                id="try-words"
                rows={4}
                maxLength={280}
                value={text}
                onChange={(event) => setText(event.target.value)}
                autoComplete="off"
              />
            </div>
            <p className={landing.note}>Nothing that you type here leaves this page.</p>
          </div>
        </div>
        <div className={styles.set}>
          <p className={styles.label}>And this is how it stands on your site</p>
          <Word
            size="large"
            content={{
              text: text.trim() || 'Your words.',
              author: text === example ? 'Dr Elif Yılmaz' : 'You',
              authorNote: text === example ? 'Dentist, Berlin (an example)' : 'Just now',
              rating,
            }}
          />
        </div>
      </div>
    </section>
  )
}
