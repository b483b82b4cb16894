import { useState } from 'react'
import { StarChoice } from '../../stars/star-choice.tsx'
import landing from './landing.module.css'
import styles from './try-it.module.css'
import { Token } from './quote.tsx'

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

const labelOf = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}, ${words[rating - 1]?.toLowerCase()}`

const example = 'Our waiting room used to make people nervous. Now they arrive early to sit in it.'
export function TryIt() {
  const [rating, setRating] = useState(5)
  const [text, setText] = useState(example)
  return (
    <section className="script-only border-block sunken" aria-labelledby="try-title">
      <div className={`${landing.page} gap-48 stack ${styles.grid}`}>
        <div className="shrink">
          <h2 className={landing.smallTitle} id="try-title">
            This is all your client has to do. Try it.
          </h2>
          <div className="gap-16 above-24 stack">
            <fieldset>
              <legend className="text-14 medium">Your rating</legend>
              <div className="row">
                <StarChoice name="try-rating" rating={rating} labelOf={labelOf} size="medium" onChange={setRating} />
                <span className={`muted serif-18 ${styles.word}`} aria-hidden="true">
                  {words[rating - 1]}
                </span>
              </div>
            </fieldset>
            <div className={`gap-8 stack ${styles.field}`}>
              <label className="text-14 medium" htmlFor="try-words">
                How was your experience?
              </label>
              <textarea
                className="full serif-18 pad-16 round-control surface hover-border"
                id="try-words"
                rows={4}
                maxLength={280}
                value={text}
                onChange={(event) => setText(event.target.value)}
                autoComplete="off"
              />
            </div>
            <p className="muted text-13-20">Nothing you type here leaves this page.</p>
          </div>
        </div>
        <div className={`shrink ${styles.set}`}>
          <p className={`border-above muted text-13-20 ${styles.label}`}>And here’s how it looks on your site</p>
          <Token
            size="large"
            content={{
              text: text.trim() || 'Your testimonial.',
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
