import type { ReactNode } from 'react'
import type { Brand } from '#shared/submissions.ts'
import { senderOf, useAccent } from './brand.ts'
import { useClientTexts } from './language.provider.tsx'
import { LanguageSwitch } from './language.switch.tsx'
import { Linked } from './sentence.tsx'
import styles from './letter.module.css'

function SenderLine({ brand }: { brand: Brand }) {
  const sender = senderOf(brand)
  const [firstLetter = ''] = sender.name.trim()
  useAccent(brand.accent)
  return (
    <header className={styles.sender}>
      {brand.logoUrl ? (
        <img className={styles.logo} src={brand.logoUrl} alt="" />
      ) : (
        <span className={styles.monogram} aria-hidden="true">
          {firstLetter.toLocaleUpperCase()}
        </span>
      )}
      <p className={styles.senderName} dir="auto">
        {sender.name}
        {sender.isOrganisation && <span dir="auto">{sender.owner}</span>}
      </p>
    </header>
  )
}

/** The sheet that every screen of the client stands on: who writes, what they write, and through whom. */
export function Letter({ title, brand, children }: { title: string; brand?: Brand; children: ReactNode }) {
  const { frame } = useClientTexts()
  return (
    <div className={styles.letter}>
      <title>{title}</title>
      {brand && <SenderLine brand={brand} />}
      <main className={styles.body}>{children}</main>
      <footer className={styles.foot}>
        <span>
          <Linked text={frame.collectedWith} label="Goodword" href="/" />
        </span>
        <a href="/privacy-policy">{frame.privacyPolicy}</a>
        <LanguageSwitch />
      </footer>
    </div>
  )
}
