import { useId, useState } from 'react'
import type { Accent } from '#shared/submissions.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { Segments, themeSegments } from '../../../components/segments.tsx'
import { usePaint } from '../accent/paint.ts'
import styles from './form-picture.module.css'

type Theme = 'light' | 'dark'

type FormPictureProps = {
  user: CurrentUser
  /** Null is ours. */
  accent: Accent | null
  asks: { company: boolean; role: boolean; questions: string[] }
}

/** The form as clients meet it, made of the same tokens: a picture, with nothing in it to press. */
export function FormPicture({ user, accent, asks }: FormPictureProps) {
  const titleId = useId()
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  )
  const ground = theme === 'light' ? 'var(--surface)' : 'var(--sunken)'
  const ref = usePaint<HTMLDivElement>({
    '--accent': accent?.[theme] ?? null,
    '--primary': accent && 'var(--accent)',
    '--on-primary': accent && ground,
  })
  const sender = user.organisationName ?? fullName(user)
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <figcaption>
        <span id={titleId}>What your clients see</span>
        <Segments label="Theme of the picture" options={themeSegments} value={theme} onChange={setTheme} />
      </figcaption>
      <div ref={ref} className={styles.sheet} data-theme={theme} aria-hidden="true">
        <Head user={user} sender={sender} />
        <p className={styles.title}>Thank you for working with {sender || '--'}</p>
        <div>
          <p className={styles.label}>Your rating</p>
          <Stars />
        </div>
        <div>
          <p className={styles.label}>How was your experience?</p>
          <p className={styles.words}>
            <span />
          </p>
          <p className={styles.prompt}>What changed for you?</p>
        </div>
        {asks.questions.map((question, index) => (
          <Box key={index} label={question.trim() || '…'} isTall />
        ))}
        <Box label="Your name" value="Ana Ribeiro" />
        {(asks.company || asks.role) && (
          <div className={styles.pair}>
            {asks.company && <Box label="Your company" />}
            {asks.role && <Box label="Your role" />}
          </div>
        )}
        <div className={styles.choices}>
          <p className={styles.chosen}>Public</p>
          <p>Private</p>
        </div>
        <p className={styles.button}>Send to {sender || '--'}</p>
      </div>
    </figure>
  )
}

function Head({ user, sender }: { user: CurrentUser; sender: string }) {
  const [firstLetter = ''] = sender.trim()
  return (
    <div className={styles.head}>
      {user.organisationImageUrl ? (
        <img src={user.organisationImageUrl} alt="" />
      ) : (
        <span className={styles.monogram}>{firstLetter.toLocaleUpperCase()}</span>
      )}
      <p>
        {sender}
        {user.organisationName && <span>{fullName(user)}</span>}
      </p>
    </div>
  )
}

const Box = ({ label, value, isTall = false }: { label: string; value?: string; isTall?: boolean }) => (
  <div>
    <p className={styles.label} dir="auto">
      {label}
    </p>
    <p className={isTall ? styles.tall : styles.box}>{value}</p>
  </div>
)

const star = 'M12 2.8l2.85 5.78 6.38.93-4.62 4.5 1.09 6.35L12 17.36l-5.7 3 1.09-6.35-4.62-4.5 6.38-.93z'

const Stars = () => (
  <div className={styles.stars}>
    {[1, 2, 3, 4, 5].map((value) => (
      <svg key={value} viewBox="0 0 24 24">
        <path d={star} />
      </svg>
    ))}
  </div>
)
