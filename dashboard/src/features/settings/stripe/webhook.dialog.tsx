import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Connection } from '#shared/connections.ts'
import { useRefreshConnections } from '../../../components/connect-stripe.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { useToast } from '../../../components/toast.tsx'
import { nameOf } from '../../../lib/account-names.ts'
import { AddressStep, NameStep, SecretStep } from './webhook.steps.tsx'
import styles from './webhook.module.css'

type Step = 'name' | 'address' | 'secret'

const stepNumber: Record<Step, number> = { name: 1, address: 2, secret: 3 }

type WebhookDialogProps = {
  /** A webhook that was started before, or whose secret will be changed. */
  connection: Connection | undefined
  onClose: () => void
}

/**
 * Links an account with a webhook that the owner adds at Stripe. If it is closed halfway, the owner can continue from
 * the account's row.
 */
export function WebhookDialog({ connection: begun, onClose }: WebhookDialogProps) {
  const [connection, setConnection] = useState(begun)
  const isChange = begun !== undefined && begun.status !== 'awaiting_secret'
  const [step, setStep] = useState<Step>(!begun ? 'name' : isChange ? 'secret' : 'address')
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const refresh = useRefreshConnections()
  const place = useRef<HTMLDivElement>(null)
  const shownStep = useRef(step)

  // The button that was pressed has disappeared and taken the focus with it.
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    place.current?.querySelector<HTMLElement>('[data-autofocus], input')?.focus()
  }, [step])

  const title = isChange ? 'Change the signing secret' : 'Add a webhook'
  return (
    <Dialog title={title} onClose={onClose} canClose={!isBusy}>
      {!isChange && <Steps current={step} />}
      <div ref={place}>
        {step === 'name' || !connection ? (
          <NameStep
            onBusy={setIsBusy}
            onAdded={(added) => {
              setConnection(added)
              setStep('address')
              void refresh()
            }}
            onClose={onClose}
          />
        ) : step === 'address' ? (
          <AddressStep connection={connection} onNext={() => setStep('secret')} onClose={onClose} />
        ) : (
          <SecretStep
            connection={connection}
            isChange={isChange}
            onBusy={setIsBusy}
            onBack={isChange ? onClose : () => setStep('address')}
            onSaved={() => {
              void refresh()
              onClose()
              toast.success(isChange ? 'Signing secret changed.' : `${nameOf(connection)} is connected.`)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

const Steps = ({ current }: { current: Step }) => (
  <ol className={`flex wrap muted gap-24 rows-4 ${styles.steps}`} aria-label="Steps">
    {(['name', 'address', 'secret'] as const).map((step) => {
      const isDone = stepNumber[step] < stepNumber[current]
      return (
        <li
          className="row gap-8"
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={isDone || undefined}
        >
          <span>{isDone ? <Check aria-label="Done" /> : stepNumber[step]}</span>
          {stepMessage[step]}
        </li>
      )
    })}
  </ol>
)

const stepMessage: Record<Step, string> = { name: 'Name', address: 'At Stripe', secret: 'Secret' }
