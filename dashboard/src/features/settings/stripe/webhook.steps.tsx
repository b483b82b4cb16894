import { Copy } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import {
  addWebhookConnection,
  type Connection,
  LINK_EVENT_TYPES,
  NewWebhook,
  saveWebhookSecret,
  WebhookSecret,
} from '#shared/connections.ts'
import { Button } from '../../../components/button.tsx'
import { DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { copyText } from '../../../lib/clipboard.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import styles from './webhook.module.css'

type FormStepProps = {
  children: ReactNode
  failure: string | undefined
  isBusy: boolean
  submitLabel: string
  back: { label: string; onPress: () => void }
  onSubmit: () => Promise<void>
}

function FormStep({ children, failure, isBusy, submitLabel, back, onSubmit }: FormStepProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) void onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogBody>
        {children}
        <FormError message={failure} />
      </DialogBody>
      <DialogActions>
        <Button variant="line" aria-disabled={isBusy} onClick={() => !isBusy && back.onPress()}>
          {back.label}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}

/** One field that is checked, sent, and says why it was refused. */
function useOneField<Value>({
  check,
  send,
  onBusy,
}: {
  check: (typed: string) => { value: Value } | { fault: string }
  send: (value: Value) => Promise<void>
  onBusy: (isBusy: boolean) => void
}) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const turnBusy = (to: boolean) => {
    setIsBusy(to)
    onBusy(to)
  }

  async function submit() {
    const checked = check(typed)
    setFailure(undefined)
    setFault('fault' in checked ? checked.fault : undefined)
    if ('fault' in checked) return
    turnBusy(true)
    try {
      await send(checked.value)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      turnBusy(false)
    }
  }

  return { typed, setTyped, fault, failure, isBusy, submit }
}

type NameStepProps = {
  onBusy: (isBusy: boolean) => void
  onAdded: (connection: Connection) => void
  onClose: () => void
}

export function NameStep({ onBusy, onAdded, onClose }: NameStepProps) {
  const call = useApi()
  const field = useOneField({
    check: (name) => {
      const { data, error } = NewWebhook.safeParse({ name })
      return data ? { value: data } : { fault: error.issues[0]?.message ?? '' }
    },
    send: async (body) => onAdded(await call(addWebhookConnection, { body })),
    onBusy,
  })
  return (
    <FormStep
      failure={field.failure}
      isBusy={field.isBusy}
      submitLabel="Continue"
      back={{ label: 'Cancel', onPress: onClose }}
      onSubmit={field.submit}
    >
      <p>
        Your Stripe account sends us a message whenever a client has paid. We get no access to the account: we can read
        nothing in it, and change nothing.
      </p>
      <Field
        label="Name of the account"
        placeholder="Feldmann Studio"
        hint="As you call it; only you see it."
        required
        maxLength={60}
        autoComplete="off"
        value={field.typed}
        error={field.fault}
        onChange={({ currentTarget }) => field.setTyped(currentTarget.value)}
      />
      <div className={styles.off}>
        <p>What a webhook cannot do:</p>
        <ul>
          <li>show by a dry run what your rules would have done,</li>
          <li>see whether another invoice of the client is still open,</li>
          <li>catch up on payments that Stripe failed to tell us,</li>
          <li>vouch for your clients: their testimonials carry no “Verified client”.</li>
        </ul>
      </div>
    </FormStep>
  )
}

type AddressStepProps = { connection: Connection; onNext: () => void; onClose: () => void }

export function AddressStep({ connection, onNext, onClose }: AddressStepProps) {
  return (
    <>
      <DialogBody>
        <ol className={styles.clicks}>
          <li>
            In your Stripe dashboard open{' '}
            <a href="https://dashboard.stripe.com/workbench/webhooks" target="_blank" rel="noreferrer">
              Workbench, Webhooks
            </a>{' '}
            and press <b>Add destination</b>.
          </li>
          <li>
            Choose <b>Your account</b> and tick these {LINK_EVENT_TYPES.length} events, then press <b>Continue</b>.
            <ul className={styles.events} aria-label="Events to tick">
              {LINK_EVENT_TYPES.map((type) => (
                <li key={type}>
                  <code>{type}</code>
                </li>
              ))}
            </ul>
          </li>
          <li>
            Choose <b>Webhook endpoint</b>, press <b>Continue</b>, and paste this as the <b>Endpoint URL</b>:
            <CopyableAddress address={connection.webhookUrl ?? ''} />
          </li>
          <li>
            Press <b>Create destination</b>. The page that follows has the signing secret, which comes next.
          </li>
        </ol>
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Go on later
        </Button>
        <Button onClick={onNext} data-autofocus>
          It is there
        </Button>
      </DialogActions>
    </>
  )
}

function CopyableAddress({ address }: { address: string }) {
  const toast = useToast()
  async function copy() {
    try {
      await copyText(address)
      toast.success('Copied to clipboard.')
    } catch {
      toast.danger('Failed to copy to clipboard.')
    }
  }
  return (
    <span className={styles.address}>
      <code>{address}</code>
      <IconButton icon={Copy} label="Copy the address" tooltip="Copy" onClick={() => void copy()} />
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

export function SecretStep({ connection, isChange, onBusy, onBack, onSaved }: SecretStepProps) {
  const call = useApi()
  const field = useOneField({
    check: (signingSecret) => {
      const { data, error } = WebhookSecret.safeParse({ signingSecret })
      return data ? { value: data } : { fault: error.issues[0]?.message ?? '' }
    },
    send: async (body) => {
      await call(saveWebhookSecret, { params: { id: connection.id }, body })
      onSaved()
    },
    onBusy,
  })
  return (
    <FormStep
      failure={field.failure}
      isBusy={field.isBusy}
      submitLabel={isChange ? 'Save' : 'Connect'}
      back={{ label: isChange ? 'Cancel' : 'Back', onPress: onBack }}
      onSubmit={field.submit}
    >
      <p>
        By the signing secret we know that a message comes from your Stripe and from nobody else. It stands on the page
        of the destination: press <b>Reveal secret</b> there.
      </p>
      <Field
        label="Signing secret"
        placeholder="whsec_…"
        hint="Kept encrypted, and never shown again."
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={field.typed}
        error={field.fault}
        onChange={({ currentTarget }) => field.setTyped(currentTarget.value)}
      />
    </FormStep>
  )
}
