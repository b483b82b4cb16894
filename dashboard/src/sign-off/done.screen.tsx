import { useEffect, useRef } from 'react'
import type { SignOffOutcome, SignOffTestimonial } from '#shared/sign-off.ts'
import { EmailContent } from '../client/client-page.tsx'
import { MainButton } from '../client/buttons.tsx'
import { useDays } from '../client/days.ts'
import { realLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'
import screen from '../client/screen.module.css'
import type { Outcomes } from './api.ts'
import { useSignOffTexts } from './sign-off-texts.ts'
import styles from './sign-off.module.css'
import { useGreeting } from './use-greeting.ts'

type DoneProps = Outcomes & {
  /** Those that were shown. */
  items: readonly SignOffTestimonial[]
  onGoOn: () => void
}

/** What became of each decision, and what is left. */
export function DoneScreen({ outcomes, page, items, onGoOn }: DoneProps) {
  const { done: texts, nameless } = useSignOffTexts()
  const { language } = useLanguages()
  const greeting = useGreeting(page)
  const nameDay = useDays()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const namesOf = (wanted: SignOffOutcome) => {
    const ids = outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id)
    const names = items.filter(({ id }) => ids.includes(id)).map(({ customerName }) => customerName ?? nameless)
    return names.length === 0 ? null : new Intl.ListFormat(realLanguage(language)).format(names)
  }
  const lines = [
    { of: namesOf('approved'), text: texts.approved },
    { of: namesOf('rejected'), text: texts.rejected },
    { of: namesOf('changed'), text: texts.changed },
    { of: namesOf('decided'), text: texts.taken },
    { of: namesOf('gone'), text: texts.gone },
  ]
  return (
    <EmailContent title={texts.title(greeting)} brand={page}>
      <div className={screen.screen}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {texts.title(greeting)}
        </h1>
        <div className={`stack gap-12 ${styles.outcomes}`}>
          {lines.map(({ of, text }) => of !== null && <p key={text('')}>{text(of)}</p>)}
        </div>
        <p className="above-24 text-14 muted">
          {page.count > 0 && `${texts.left(page.count)} `}
          {texts.again(nameDay(page.expiresAt))}
        </p>
        {page.count > 0 && (
          <p className={`stack ${screen.again}`}>
            <MainButton onClick={onGoOn}>{texts.goOn}</MainButton>
          </p>
        )}
      </div>
    </EmailContent>
  )
}
