import type { ReactNode } from 'react'
import styles from './letter.module.css'

type Sender = { name: string; owner: string; isOrganisation: boolean }

function SenderLine({ sender }: { sender: Sender }) {
  const [firstLetter = ''] = sender.name.trim()
  return (
    <header className={styles.sender}>
      <span className={styles.monogram} aria-hidden="true">
        {firstLetter.toLocaleUpperCase()}
      </span>
      <p className={styles.senderName}>
        {sender.name}
        {sender.isOrganisation && <span>{sender.owner}</span>}
      </p>
    </header>
  )
}

/** The sheet that every screen of the client stands on: who writes, what they write, and through whom. */
export function Letter({ title, sender, children }: { title: string; sender?: Sender; children: ReactNode }) {
  return (
    <div className={styles.letter}>
      <title>{title}</title>
      {sender && <SenderLine sender={sender} />}
      <main className={styles.body}>{children}</main>
      <footer className={styles.foot}>
        <span>
          Collected with <a href="/">Goodword</a>
        </span>
        <a href="/privacy-policy">Privacy policy</a>
      </footer>
    </div>
  )
}
