import type { ReactNode } from 'react'
import type { Brand } from '#shared/submissions.ts'
import { senderOf, useAccent } from './brand.ts'
import { useClientTexts } from './language.provider.tsx'
import { LanguageSwitch } from './language.switch.tsx'
import { Linked } from './sentence.tsx'
import styles from './client-page.module.css'

function SenderLine({ brand }: { brand: Brand }) {
  const sender = senderOf(brand)
  const [firstLetter = ''] = sender.name.trim()
  useAccent(brand.accent)
  return (
    <header className="row shrink gap-12">
      {brand.logoUrl ? (
        <img className={`rigid round-control ${styles.logo}`} src={brand.logoUrl} alt="" />
      ) : (
        <span className={`center rigid serif-24 round-control ${styles.monogram}`} aria-hidden="true">
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
    </header>
  )
}

/** The layout of every client page: sender, content and footer. */
export function EmailContent({ title, brand, children }: { title: string; brand?: Brand; children: ReactNode }) {
  const { frame } = useClientTexts()
  return (
    <div className={styles.sheet}>
      <title>{title}</title>
      {brand && <SenderLine brand={brand} />}
      <main className={styles.body}>{children}</main>
      <footer className={`row wrap above-24 border-above muted gap-4-24 ${styles.foot}`}>
        <span>
          <Linked text={frame.collectedWith} label="Goodword" href="/" />
        </span>
        <a href="/privacy-policy">{frame.privacyPolicy}</a>
        <LanguageSwitch />
      </footer>
    </div>
  )
}
