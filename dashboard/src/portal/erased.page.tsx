import { useEffect, useRef } from 'react'
import type { Brand } from '#shared/submissions.ts'
import { senderOf } from '../client/brand.ts'
import { EmailContent } from '../client/client-page.tsx'
import { Sentence } from '../client/sentence.tsx'
import { usePortalTexts } from './portal-texts.ts'
import screen from '../client/screen.module.css'
import styles from './page.module.css'

export function ErasedPage({ brand }: { brand: Brand }) {
  const { erasing } = usePortalTexts()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <EmailContent title={erasing.doneTitle} brand={brand}>
      <div className={screen.screen}>
        <h1 ref={heading} tabIndex={-1} className={styles.told}>
          {erasing.doneTitle}
        </h1>
        <p className={screen.note}>
          <Sentence text={erasing.done} name={senderOf(brand).name} /> {erasing.others}
        </p>
        <p className={screen.note}>{erasing.close}</p>
      </div>
    </EmailContent>
  )
}
