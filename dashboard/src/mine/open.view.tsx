import { useEffect, useRef, useState } from 'react'
import { Letter } from '../client/letter.tsx'
import { Sentence } from '../client/sentence.tsx'
import { ActionDialog } from './action.dialog.tsx'
import { Address } from './address.tsx'
import { useDays } from './days.ts'
import { ErasePart } from './erase.part.tsx'
import { useMineTexts } from './mine-texts.ts'
import { useOwnPage } from './own-page.context.ts'
import controls from '../client/controls.module.css'
import screen from '../client/screen.module.css'
import styles from './page.module.css'

function DeclineDialog({ onClose }: { onClose: () => void }) {
  const { open } = useMineTexts()
  const { calls, settle, sender } = useOwnPage()
  return (
    <ActionDialog
      title={open.ask}
      confirm={open.confirm}
      doing={open.doing}
      cancel={open.cancel}
      act={async () => settle(await calls.decline())}
      onClose={onClose}
    >
      <p>
        <Sentence text={open.askNote} name={sender.owner} />
      </p>
    </ActionDialog>
  )
}

function Mails() {
  const { open } = useMineTexts()
  const { page, sender } = useOwnPage()
  if (page.isUnsubscribed) return <Sentence text={open.unsubscribed} name={sender.name} />
  return (
    page.mailsTo !== null &&
    page.declinedAt === null && <Sentence text={open.mailsTo} name={<Address address={page.mailsTo} />} />
  )
}

/** Nothing has been answered yet. */
export function OpenView() {
  const { open } = useMineTexts()
  const { page, sender } = useOwnPage()
  const nameDay = useDays()
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isDeclined = page.declinedAt !== null
  const wasDeclined = useRef(isDeclined)

  useEffect(() => {
    if (isDeclined && !wasDeclined.current) heading.current?.focus()
    wasDeclined.current = isDeclined
  }, [isDeclined])

  return (
    <Letter title={open.title(sender.name)} brand={page}>
      <div className={styles.page}>
        <div className={screen.screen}>
          <h1 ref={heading} tabIndex={-1} className={styles.told}>
            {isDeclined ? open.declinedTitle : <Sentence text={open.title} name={sender.name} />}
          </h1>
          <p className={screen.note}>
            <Sentence text={isDeclined ? open.declinedNote : open.note} name={sender.owner} />
          </p>
          <div className={styles.invitation}>
            {page.formPath !== null && (
              <a className={controls.button} href={page.formPath}>
                {open.write}
              </a>
            )}
            {!isDeclined && (
              <button type="button" className={styles.plain} onClick={() => setIsAsking(true)}>
                {open.decline}
              </button>
            )}
          </div>
          <p className={styles.small}>
            {page.declinedAt !== null && open.declined(nameDay(page.declinedAt))} <Mails />
          </p>
        </div>
        <ErasePart />
      </div>
      {isAsking && <DeclineDialog onClose={() => setIsAsking(false)} />}
    </Letter>
  )
}
