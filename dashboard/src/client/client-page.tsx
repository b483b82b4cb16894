import { type ReactNode, useId, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import type { Brand } from '#shared/submissions.ts'
import { readProductName } from '../installation/product-name.ts'
import { senderOf, useAccent } from './brand.ts'
import { adviceFor, type Failure } from './call.ts'
import styles from './client-page.module.css'
import { FailureScreen } from './failure.screen.tsx'
import { useClientTexts, useLanguages } from './language.provider.tsx'
import { PSEUDO_LANGUAGE, type ShownLanguage } from './language.ts'
import { Linked } from './sentence.tsx'
import { useTitle } from './use-title.ts'

function SenderLine({ brand, isHidden }: { brand: Brand; isHidden: boolean }) {
  const sender = senderOf(brand)
  const [firstLetter = ''] = sender.name.trim()
  useAccent(brand.accent)
  return (
    <div className="row shrink gap-12" hidden={isHidden}>
      {brand.logoUrl ? (
        <img className={styles.logo} src={brand.logoUrl} alt="" />
      ) : (
        <span className={styles.monogram} aria-hidden="true">
          {firstLetter.toLocaleUpperCase()}
        </span>
      )}
      <p className="shrink medium" dir="auto">
        {sender.name}
        {sender.isOrganisation && (
          <span className="text-14 regular muted block" dir="auto">
            {sender.owner}
          </span>
        )}
      </p>
    </div>
  )
}

type EmailContentProps = {
  title: string
  brand?: Brand
  children: ReactNode
  /** Of a form in steps: how far it is, and what is left out around this step. */
  step?: { progress: ReactNode; hasSender: boolean; hasFooter: boolean } | undefined
}

/** The layout of every client page: sender, content and footer. */
export function EmailContent({ title, brand, step, children }: EmailContentProps) {
  const { frame } = useClientTexts()
  const place = useTitle(title)
  return (
    <div ref={place} className={styles.sheet} data-step={step && ''}>
      {brand && (
        <header className="shrink">
          {step?.progress}
          <SenderLine brand={brand} isHidden={step?.hasSender === false} />
        </header>
      )}
      <main className={styles.body}>{children}</main>
      <footer className={styles.foot} hidden={step?.hasFooter === false}>
        <span>
          <Linked text={frame.collectedWith} label={readProductName()} href="/" />
        </span>
        <a href="/privacy-policy">{frame.privacyPolicy}</a>
        <LanguageSwitch />
      </footer>
    </div>
  )
}

const names: Record<ShownLanguage, string> = { ...LANGUAGE_NAMES, [PSEUDO_LANGUAGE]: 'Pseudo (ar-XB)' }

function LanguageSwitch() {
  const id = useId()
  const { language, select, failed } = useLanguages()
  const { frame } = useClientTexts()
  const offered: ShownLanguage[] = [...LANGUAGES]
  if (language === PSEUDO_LANGUAGE) offered.push(PSEUDO_LANGUAGE)
  const choose = (value: string) => {
    const chosen = offered.find((each) => each === value)
    if (chosen) select(chosen)
  }
  return (
    <div className={styles.languages}>
      <label htmlFor={id}>{frame.language}</label>
      <select
        id={id}
        value={language}
        aria-describedby={`${id}-failed`}
        onChange={({ currentTarget }) => {
          choose(currentTarget.value)
          // The page's language stays chosen until the other texts are there. Only React would see to that by itself.
          currentTarget.value = language
        }}
      >
        {offered.map((each) => (
          <option key={each} value={each} lang={each}>
            {names[each]}
          </option>
        ))}
      </select>
      <p className="empty-hidden" role="status" id={`${id}-failed`}>
        {failed && (
          <>
            {frame.languageFailed}{' '}
            <button className="touch accent underline" type="button" onClick={() => select(failed)}>
              {frame.tryAgain}
            </button>
          </>
        )}
      </p>
    </div>
  )
}

export function LoadFailedPage({ failure, onRetry }: { failure: Failure; onRetry: () => Promise<void> }) {
  const { frame, failures } = useClientTexts()
  const [isTrying, setIsTrying] = useState(false)
  const retry = async () => {
    if (isTrying) return
    setIsTrying(true)
    await onRetry()
    setIsTrying(false)
  }
  return (
    <EmailContent title={failures.title}>
      <FailureScreen
        title={failures.title}
        note={adviceFor(failure, { texts: failures, doing: 'loading' })}
        label={isTrying ? frame.trying : frame.tryAgain}
        isTrying={isTrying}
        onRetry={() => void retry()}
      />
    </EmailContent>
  )
}
