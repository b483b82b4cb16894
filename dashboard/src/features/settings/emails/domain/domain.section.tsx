import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  addSendingDomain,
  checkSendingDomain,
  removeSendingDomain,
  type SendingDomain,
  SendingDomainInput,
} from '#shared/sending-domains.ts'
import { type EmailSettings, getEmailSettings } from '#shared/email-settings.ts'
import { DomainCard } from '../../../../components/domain-card.tsx'
import { PlanLine } from '../../../../components/plan-line.tsx'
import { Button } from '../../../../components/button.tsx'
import { useHasRole } from '../../../../components/changes.ts'
import { Field } from '../../../../components/field.tsx'
import { FormError } from '../../../../components/form-error.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { messageOf } from '../../../../lib/error-message.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useStableCallback } from '../../../../lib/use-stable-callback.ts'
import { SettingsSection } from '../../settings.layout.tsx'
import { domainSentences, domainStyles, unusedStyle } from './domain.messages.ts'
import styles from './domain.module.css'

type DomainSectionProps = { settings: EmailSettings; onChanged: (domain: SendingDomain | null) => void }

export function DomainSection({ settings, onChanged }: DomainSectionProps) {
  const { domain, rights, areDomainsPossible } = settings
  const mayChange = useHasRole('admin')
  return (
    <SettingsSection title="Own domain" hint="Emails that come from your address, not ours.">
      {!rights.hasOwnSender && <PlanLine plan="Studio" what="emails from your own domain" isKept={domain !== null} />}
      {domain ? (
        <Domain domain={domain} isIncluded={rights.hasOwnSender} onChanged={onChanged} />
      ) : !rights.hasOwnSender ? null : areDomainsPossible ? (
        mayChange ? (
          <AddDomainForm onAdded={onChanged} />
        ) : (
          <p className="muted">No domain is set up.</p>
        )
      ) : (
        <p className="measure muted anywhere">
          This installation can’t send from your domain, because its email service doesn’t support it.
        </p>
      )}
    </SettingsSection>
  )
}

type DomainProps = { domain: SendingDomain; isIncluded: boolean; onChanged: (domain: SendingDomain | null) => void }

function Domain({ domain, isIncluded, onChanged }: DomainProps) {
  const call = useApi()
  const { check, result } = useDomainCheck({ domain, isIncluded, onChecked: onChanged })
  return (
    <DomainCard
      domain={domain}
      title={
        <bdi>
          {domain.localPart}@{domain.name}
        </bdi>
      }
      appearance={isIncluded ? domainStyles[domain.status] : unusedStyle}
      sentence={isIncluded ? domainSentences[domain.status] : undefined}
      note={`Names are relative to ${domain.name}. If your provider needs full names, add “.${domain.name}”.`}
      result={result}
      onCheck={check}
      onRemove={async () => {
        await call(removeSendingDomain, {})
        onChanged(null)
      }}
      removal="Emails will be sent from our address again. You can then remove the records at your provider."
    />
  )
}

function AddDomainForm({ onAdded }: { onAdded: (domain: SendingDomain) => void }) {
  const call = useApi()
  const toast = useToast()
  const [failure, setFailure] = useState<string>()
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(SendingDomainInput),
    defaultValues: { name: '', localPart: 'hello' },
  })
  const { errors, isSubmitting } = formState
  const { name = '', localPart = '' } = useWatch({ control })

  const forget = () => setFailure(undefined)
  const submit = handleSubmit(async (body) => {
    forget()
    try {
      onAdded(await call(addSendingDomain, { body }))
      toast.success('Domain added.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  }, forget)

  return (
    <form onSubmit={submit} noValidate className="stack justify-start gap-12" aria-label="Own domain">
      <div className={`small-column full gap-16 halves ${styles.pair}`}>
        <Field
          {...register('localPart')}
          label="Name before the @"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={32}
          error={errors.localPart?.message}
        />
        <Field
          {...register('name')}
          label="Domain"
          placeholder="mail.example.com"
          autoComplete="off"
          autoCapitalize="off"
          inputMode="url"
          spellCheck={false}
          maxLength={200}
          error={errors.name?.message}
        />
      </div>
      <p className="measure text-13 muted anywhere">
        {name.trim() ? (
          <>
            Emails will come from{' '}
            <bdi>
              {localPart.trim()}@{name.trim()}
            </bdi>
            .{' '}
          </>
        ) : null}
        You need to be able to add DNS records to the domain. A subdomain, like mail.example.com, keeps these separate
        from your other emails.
      </p>
      <FormError message={failure} />
      <Button type="submit" variant="line" change="add a domain" isBusy={isSubmitting}>
        Add domain
      </Button>
    </form>
  )
}

const POLL_MS = 15_000

type DomainCheckOptions = {
  domain: SendingDomain
  isIncluded: boolean
  onChecked: (domain: SendingDomain) => void
}

/**
 * Keeps the records of a domain up to date: on request, and automatically while they are missing and the page is
 * visible.
 */
function useDomainCheck({ domain, isIncluded, onChecked }: DomainCheckOptions) {
  const call = useApi()
  const [result, setResult] = useState('')
  const isWaiting = isIncluded && domain.status === 'pending'

  const show = (checked: SendingDomain) => {
    onChecked(checked)
    setResult(resultOf(checked))
  }

  // The server checks on its own schedule too, so we only ask what it has found.
  const ask = useStableCallback(async () => {
    if (document.visibilityState !== 'visible') return
    const { domain: found } = await call(getEmailSettings, {})
    if (found) show(found)
  })

  useEffect(() => {
    if (!isWaiting) return
    // An automatic check that fails is retried automatically.
    const timer = setInterval(() => void ask().catch(() => {}), POLL_MS)
    return () => clearInterval(timer)
  }, [isWaiting, ask])

  return { check: async () => show(await call(checkSendingDomain, {})), result }
}

function resultOf({ status, records }: SendingDomain): string {
  if (status === 'verified') return 'All required records were found.'
  const waitedFor = records.filter(({ isRequired }) => isRequired)
  const found = waitedFor.filter((record) => record.status === 'found')
  return `${found.length} of ${waitedFor.length} found so far.`
}
