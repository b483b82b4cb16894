import { useClientTexts } from '../language.provider.tsx'
import styles from './form.module.css'
import { PlainButton } from '../buttons.tsx'

type WelcomeBackProps = {
  /** Opens the step where the client stopped; undefined where everything is on one page, or it is shown already. */
  onContinue: (() => void) | undefined
  onStartOver: () => void
}

/** For a client whose draft was on the device when the page was opened. */
export function WelcomeBack({ onContinue, onStartOver }: WelcomeBackProps) {
  const { welcomeBack: texts } = useClientTexts()
  return (
    <section className={`pad-16 border surface ${styles.welcome}`} aria-labelledby="welcome-back">
      <h2 className="text-16 medium" id="welcome-back">
        {texts.title}
      </h2>
      <p className="text-14 muted above-4">{texts.note}</p>
      <div className="row wrap gap-8 above-12">
        {onContinue && <PlainButton onClick={onContinue}>{texts.next}</PlainButton>}
        <PlainButton onClick={onStartOver}>{texts.startOver}</PlainButton>
      </div>
    </section>
  )
}
