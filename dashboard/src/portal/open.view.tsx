import { useEffect, useRef, useState } from 'react'
import { EmailContent } from '../client/client-page.tsx'
import { Sentence } from '../client/sentence.tsx'
import { ActionDialog } from './action.dialog.tsx'
import { Address } from './portal.parts.tsx'
import { useDays } from '../client/days.ts'
import { ErasePart } from './erase.part.tsx'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import controls from '../client/controls.module.css'
import screen from '../client/screen.module.css'
import styles from './page.module.css'

function DeclineDialog({ onClose }: { onClose: () => void }) {
  const { open } = usePortalTexts()
  const { calls, settle, sender } = usePortal()
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
        <Sentence text={open.requestNote} name={sender.owner} />
      </p>
    </ActionDialog>
  )
}

function Emails() {
  const { open } = usePortalTexts()
  const { page, sender } = usePortal()
  if (page.isUnsubscribed) return <Sentence text={open.unsubscribed} name={sender.name} />
  return (
    page.emailsTo !== null &&
    page.declinedAt === null && <Sentence text={open.emailsTo} name={<Address address={page.emailsTo} />} />
  )
}

/** The page before the client has answered. */
export function OpenView() {
  const { open } = usePortalTexts()
  const { page, sender } = usePortal()
  const nameDay = useDays()
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isDeclined = page.declinedAt !== null
  const wasDeclined = useRef(isDeclined)

  useEffect(() => {
    // What is behind an open dialog can't be focused.
    if (isAsking) return
    if (isDeclined && !wasDeclined.current) heading.current?.focus()
    wasDeclined.current = isDeclined
  }, [isDeclined, isAsking])

  return (
    <EmailContent title={open.title(sender.name)} brand={page}>
      <div className={`stack shrink gap-48 content-start ${styles.page}`}>
        <div className={screen.screen}>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {isDeclined ? open.declinedTitle : <Sentence text={open.title} name={sender.name} />}
          </h1>
          <p className={screen.note}>
            <Sentence text={isDeclined ? open.declinedNote : open.note} name={sender.owner} />
          </p>
          <div className={`stack gap-12 above-32 ${styles.ways}`}>
            {page.formPath !== null && (
              <a className={`no-underline ${controls.button}`} href={page.formPath}>
                {open.write}
              </a>
            )}
            {!isDeclined && (
              <button type="button" className={`${controls.plain} ${styles.plain}`} onClick={() => setIsAsking(true)}>
                {open.decline}
              </button>
            )}
          </div>
          <p className="above-24 muted">
            {page.declinedAt !== null && open.declined(nameDay(page.declinedAt))} <Emails />
          </p>
        </div>
        <ErasePart />
      </div>
      {isAsking && <DeclineDialog onClose={() => setIsAsking(false)} />}
    </EmailContent>
  )
}
