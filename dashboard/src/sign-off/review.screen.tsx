import { useRef, useState } from 'react'
import type { SignOffPage } from '#shared/sign-off.ts'
import { senderOf } from '../client/brand.ts'
import { EmailContent } from '../client/client-page.tsx'
import type { Failure } from '../client/call.ts'
import controls from '../client/controls.module.css'
import { useDays } from '../client/days.ts'
import { Linked } from '../client/sentence.tsx'
import screen from '../client/screen.module.css'
import { newKey, type Outcomes, type Result, type SignOffCalls } from './api.ts'
import { type Choices, decisionsOf } from './choices.ts'
import { ConfirmDialog } from './confirm.dialog.tsx'
import { useSignOffTexts } from './sign-off-texts.ts'
import styles from './sign-off.module.css'
import { TestimonialItem } from './testimonial.item.tsx'
import { useGreeting } from './use-greeting.ts'

type ReviewProps = {
  page: SignOffPage
  decide: SignOffCalls['decide']
  /** Returns why it failed, or null. */
  onDecided: (result: Result<Outcomes>) => Failure | null
}

/** The testimonials with a choice for each, and one button for all. */
export function ReviewScreen({ page, decide, onDecided }: ReviewProps) {
  const texts = useSignOffTexts()
  const greeting = useGreeting(page)
  const [choices, setChoices] = useState<Choices>({})
  const [isConfirming, setIsConfirming] = useState(false)
  const [hasNone, setHasNone] = useState(false)
  // One key for the same decisions, however often they are sent.
  const key = useRef(newKey())
  const { items } = page
  const decisions = decisionsOf(items, choices)

  if (items.length === 0) return <NothingScreen page={page} />
  const choose = (id: string, choice: Choices[string]) => {
    key.current = newKey()
    setHasNone(false)
    setChoices((before) => ({ ...before, [id]: choice }))
  }
  return (
    <EmailContent title={texts.title(page.count)} brand={page}>
      <div className={styles.page}>
        <h1>{texts.title(page.count)}</h1>
        <p className={styles.intro}>{texts.intro(greeting, page.brandName ?? senderOf(page).name)}</p>
        <ol role="list" className={styles.list}>
          {items.map((item) => (
            <TestimonialItem
              key={item.id}
              item={item}
              choice={choices[item.id]}
              onChoose={(choice) => choose(item.id, choice)}
            />
          ))}
        </ol>
        <div className={styles.bar}>
          <p className="text-14 muted" role="status">
            {hasNone ? texts.chooseOne : texts.decided(decisions.length, items.length)}
          </p>
          <button
            type="button"
            className={controls.button}
            onClick={() => (decisions.length === 0 ? setHasNone(true) : setIsConfirming(true))}
          >
            {texts.confirm}
          </button>
        </div>
        <Foot page={page} />
      </div>
      {isConfirming && (
        <ConfirmDialog
          items={items}
          choices={choices}
          count={decisions.length}
          onConfirm={async () => onDecided(await decide(decisions, key.current))}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </EmailContent>
  )
}

function NothingScreen({ page }: { page: SignOffPage }) {
  const { empty } = useSignOffTexts()
  return (
    <EmailContent title={empty.title} brand={page}>
      <div className={screen.screen}>
        <h1>{empty.title}</h1>
        <p className={screen.note}>{empty.note}</p>
        <Foot page={page} />
      </div>
    </EmailContent>
  )
}

function Foot({ page: { name, expiresAt, contactEmail } }: { page: SignOffPage }) {
  const texts = useSignOffTexts()
  const nameDay = useDays()
  return (
    <div className={`stack gap-8 text-13 muted ${styles.foot}`}>
      <p>{texts.foot(name, nameDay(expiresAt))}</p>
      <p>{texts.leftOut}</p>
      {contactEmail !== null && (
        <p>
          <Linked text={texts.questions} label={contactEmail} href={`mailto:${contactEmail}`} />
        </p>
      )}
    </div>
  )
}
