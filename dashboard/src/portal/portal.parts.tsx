import { type ReactNode, useRef, useState } from 'react'
import { EmailContent } from '../client/client-page.tsx'
import { adviceFor, type Failure } from '../client/call.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import { Icon } from '../upload/icons.tsx'
import styles from './page.module.css'
import screen from '../client/screen.module.css'

/** Always in the page, so that screen readers announce what appears. */
export function Problem({ title, children }: { title: string | null; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {title !== null && (
        <div className={`gap-12 pad-16 text-16 danger beside round-card icons-20 icons-in-line ${styles.problem}`}>
          <Icon name="alert" />
          <div>
            <strong className="strong">{title}</strong> {children}
          </div>
        </div>
      )}
    </div>
  )
}

/** Why an action failed, and what the client can do. */
export function FailureNotice({
  failure,
  title,
  doing = 'loading',
}: {
  failure: Failure | null
  /** A more specific title than the general one. */
  title?: string
  doing?: 'loading' | 'sending'
}) {
  const { failures } = useClientTexts()
  return (
    <Problem title={failure && (title ?? failures.title)}>
      {failure && adviceFor(failure, { texts: failures, doing })}
    </Problem>
  )
}

/** Runs an action when a button is pressed, one at a time. `act` returns why it failed, or null. */
export function useAction(act: () => Promise<Failure | null>) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  // State alone would let the second press of a double click through.
  const isUnderWay = useRef(false)

  const start = async (): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setIsBusy(true)
    setFailure(null)
    const failed = await act()
    isUnderWay.current = false
    setIsBusy(false)
    setFailure(failed)
    return failed === null
  }
  return { isBusy, failure, start }
}

/** A shortened address, like `a…@client.example`: the part up to the @ never wraps. */
export function Address({ address }: { address: string }) {
  const domain = address.indexOf('@') + 1
  return (
    <>
      <span className="nowrap">{address.slice(0, domain)}</span>
      {address.slice(domain)}
    </>
  )
}

/** A link that never worked or no longer works: the page doesn't reveal which. */
export const NowherePage = () => <GonePage {...useClientTexts().nowhere} />

export const EndedPage = () => <GonePage {...useClientTexts().ended} />

const GonePage = ({ title, note }: { title: string; note: string }) => (
  <EmailContent title={title}>
    <div className={screen.screen}>
      <h1>{title}</h1>
      <p className={screen.note}>{note}</p>
    </div>
  </EmailContent>
)
