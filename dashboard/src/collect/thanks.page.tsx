import { useEffect, useRef } from 'react'
import type { CollectionPage } from '#shared/collection.ts'
import type { Brand } from '#shared/submissions.ts'
import { senderOf } from '../client/brand.ts'
import { EmailContent } from '../client/client-page.tsx'
import { Sentence } from '../client/sentence.tsx'
import { OwnThanks } from '../client/thanks.part.tsx'
import screen from '../client/screen.module.css'
import { useCollectTexts } from './collect-texts.ts'
import styles from './collect.module.css'

type ThanksPageProps = {
  page: Brand & Pick<CollectionPage, 'thanks'>
  received: {
    /** Null when it isn't known any more. */
    isPrivate: boolean | null
    /** We email one. */
    hasReceipt: boolean
    portalPath: string | null
  }
}

export function ThanksPage({ page, received }: ThanksPageProps) {
  const { thanks } = useCollectTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name } = senderOf(page)
  const { isPrivate, hasReceipt, portalPath } = received

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <EmailContent title={thanks.title} brand={page}>
      <div className={screen.screen}>
        <h1 ref={heading} tabIndex={-1} className={styles.thanks}>
          {thanks.title}
        </h1>
        <p className={screen.note}>
          <Sentence text={thanks.received} name={name} /> {isPrivate === true && thanks.staysPrivate}
          {isPrivate === false && <Sentence text={thanks.mayBeShown} name={name} />}
        </p>
        <OwnThanks thanks={page.thanks} />
        {portalPath !== null && (
          <p className={`stack gap-4 ${styles.own}`}>
            <a className="inline-row medium touch justify-self-start" href={portalPath}>
              {thanks.portal}
            </a>
            <span className="muted">{hasReceipt ? thanks.portalByEmail : thanks.portalNote}</span>
          </p>
        )}
      </div>
    </EmailContent>
  )
}
