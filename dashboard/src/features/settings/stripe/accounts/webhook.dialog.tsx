import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  addWebhookConnection,
  type Connection,
  LINK_EVENT_TYPES,
  NewWebhook,
  saveWebhookSecret,
  WebhookSecret,
} from '#shared/connections.ts'
import { Button } from '../../../../components/button.tsx'
import { useCopyText } from '../../../../components/copy-text.ts'
import { useRefreshConnections } from '../../../../components/connect-stripe.ts'
import { DialogForm } from '../../../../components/dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog.tsx'
import { Field } from '../../../../components/field.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { nameOf } from '../../../../lib/account-names.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useOneField } from '../../../../lib/use-one-field.ts'
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
  <ol
    className={`flex wrap muted gap-24 rows-4 icons-success phone-pad-inline-16 text-13-20 ${styles.steps}`}
    aria-label="Steps"
  >
    {(['name', 'address', 'secret'] as const).map((step) => {
      const isDone = stepNumber[step] < stepNumber[current]
      return (
        <li
          className="row gap-8"
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={isDone || undefined}
        >
          <span className="center circle tabular">{isDone ? <Check aria-label="Done" /> : stepNumber[step]}</span>
          {stepMessage[step]}
        </li>
      )
    })}
  </ol>
)

const stepMessage: Record<Step, string> = { name: 'Name', address: 'At Stripe', secret: 'Secret' }

type NameStepProps = {
  onBusy: (isBusy: boolean) => void
  onAdded: (connection: Connection) => void
  onClose: () => void
}

function NameStep({ onBusy, onAdded, onClose }: NameStepProps) {
  const call = useApi()
  const field = useOneField({
    check: (name) => NewWebhook.safeParse({ name }),
    send: async (body) => onAdded(await call(addWebhookConnection, { body })),
    onBusy,
  })
  return (
    <DialogForm
      failure={field.failure}
      isBusy={field.isBusy}
      submitLabel="Continue"
      onBack={onClose}
      onSubmit={field.submit}
    >
      <p>
        Your Stripe account sends us a message whenever a client pays. We get no access to the account: we can’t read or
        change anything in it.
      </p>
      <Field
        label="Account name"
        placeholder="Feldmann Studio"
        hint="Only you see it."
        required
        maxLength={60}
        autoComplete="off"
        value={field.typed}
        error={field.fault}
        onChange={({ currentTarget }) => field.setTyped(currentTarget.value)}
      />
      <div className={`muted text-13-20 ${styles.off}`}>
        <p>What a webhook cannot do:</p>
        <ul>
          <li>show what your rules would have done in a dry run,</li>
          <li>see whether the client has another open invoice,</li>
          <li>read what a client bought on a checkout page, or more than ten lines of an invoice,</li>
          <li>recover payments that Stripe failed to send us,</li>
          <li>verify your clients: their testimonials don’t show “Verified client”.</li>
        </ul>
      </div>
    </DialogForm>
  )
}

export const WEBHOOKS_AT_STRIPE = 'https://dashboard.stripe.com/workbench/webhooks'

type AddressStepProps = { connection: Connection; onNext: () => void; onClose: () => void }

function AddressStep({ connection, onNext, onClose }: AddressStepProps) {
  return (
    <>
      <DialogBody>
        <ol className={`gap-16 stack ${styles.clicks}`}>
          <li>
            In your Stripe dashboard, open{' '}
            <a href={WEBHOOKS_AT_STRIPE} target="_blank" rel="noreferrer">
              Workbench, Webhooks
            </a>{' '}
            and press <b>Add destination</b>.
          </li>
          <li>
            Choose <b>Your account</b> and tick these {LINK_EVENT_TYPES.length} events, then press <b>Continue</b>.
            <ul className={`flex wrap above-8 gap-8 rows-4 ${styles.events}`} aria-label="Events to tick">
              {LINK_EVENT_TYPES.map((type) => (
                <li key={type}>
                  <code className="anywhere sunken">{type}</code>
                </li>
              ))}
            </ul>
          </li>
          <li>
            Choose <b>Webhook endpoint</b>, press <b>Continue</b>, and paste this as the <b>Endpoint URL</b>:
            <CopyableAddress address={connection.webhookUrl ?? ''} />
          </li>
          <li>
            Press <b>Create destination</b>. The next page shows the signing secret, which you need in the next step.
          </li>
        </ol>
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Finish later
        </Button>
        <Button onClick={onNext} data-autofocus>
          Continue
        </Button>
      </DialogActions>
    </>
  )
}

function CopyableAddress({ address }: { address: string }) {
  const copyText = useCopyText()
  const copy = () =>
    copyText(address, { done: 'Copied to clipboard.', instead: 'Select the address and copy it yourself.' })
  return (
    <span className={`stack gap-4 above-8 align-center round-control ${styles.address}`}>
      <code className="anywhere pad-block-8">{address}</code>
      <IconButton icon={Copy} label="Copy address" tooltip="Copy" onClick={() => void copy()} />
    </span>
  )
}

type SecretStepProps = {
  connection: Connection
  isChange: boolean
  onBusy: (isBusy: boolean) => void
  onBack: () => void
  onSaved: () => void
}

function SecretStep({ connection, isChange, onBusy, onBack, onSaved }: SecretStepProps) {
  const call = useApi()
  const field = useOneField({
    check: (signingSecret) => WebhookSecret.safeParse({ signingSecret }),
    send: async (body) => {
      await call(saveWebhookSecret, { params: { id: connection.id }, body })
      onSaved()
    },
    onBusy,
  })
  return (
    <DialogForm
      failure={field.failure}
      isBusy={field.isBusy}
      submitLabel={isChange ? 'Save' : 'Connect'}
      backLabel={isChange ? 'Cancel' : 'Back'}
      onBack={onBack}
      onSubmit={field.submit}
    >
      <p>
        The signing secret proves that a message comes from your Stripe account. You’ll find it on the destination’s
        page: press <b>Reveal secret</b>.
      </p>
      <Field
        label="Signing secret"
        placeholder="whsec_…"
        hint="Stored encrypted and never shown again."
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={field.typed}
        error={field.fault}
        onChange={({ currentTarget }) => field.setTyped(currentTarget.value)}
      />
    </DialogForm>
  )
}
