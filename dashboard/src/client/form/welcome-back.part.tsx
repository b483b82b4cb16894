import { flushSync } from 'react-dom'
import type { ReactNode } from 'react'
import { PlainButton } from '../buttons.tsx'
import { useClientTexts } from '../language.provider.tsx'
import styles from './form.module.css'

/** The id of its heading. */
const HEADING = 'welcome-back'

type WelcomeBackProps = {
  /** Opens the step where the client stopped; undefined where everything is on one page, or it is shown already. */
  onContinue: (() => void) | undefined
  onStartOver: () => void
}

/** For a client whose draft was on the device when the page was opened. */
export function WelcomeBack({ onContinue, onStartOver }: WelcomeBackProps) {
  const { welcomeBack: texts } = useClientTexts()
  return (
    <Welcome title={texts.title} note={texts.note}>
      {onContinue && <PlainButton onClick={onContinue}>{texts.next}</PlainButton>}
      <PlainButton onClick={onStartOver}>{texts.startOver}</PlainButton>
    </Welcome>
  )
}

/** For a client who has started over, perhaps by mistake. */
export function DraftDeleted({ onUndo }: { onUndo: () => void }) {
  const { welcomeBack: texts } = useClientTexts()
  return (
    <Welcome title={texts.deleted}>
      <PlainButton onClick={onUndo}>{texts.undo}</PlainButton>
    </Welcome>
  )
}

/** Changes which of these is shown, and says it: the button that had the focus is gone. */
export function showWelcome(change: () => void): void {
  flushSync(change)
  document.getElementById(HEADING)?.focus()
}

function Welcome({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={`pad-16 border surface ${styles.welcome}`} aria-labelledby={HEADING}>
      <h2 className="text-16 medium" id={HEADING} tabIndex={-1}>
        {title}
      </h2>
      {note && <p className="text-14 muted above-4">{note}</p>}
      <div className="row wrap gap-8 above-12">{children}</div>
    </section>
  )
}
