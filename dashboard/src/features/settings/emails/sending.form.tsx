import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { type EmailSettings, EmailSettingsInput, REMINDERS_MAX, updateEmailSettings } from '#shared/email-settings.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { Segments } from '../../../components/segments.tsx'
import { TextArea } from '../../../components/field.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { ConfirmationButton, FormEnd, SettingsSection } from '../settings.layout.tsx'
import styles from './emails.module.css'
const SendingValues = EmailSettingsInput.omit({ defaultStyleId: true })
type SendingValues = z.input<typeof SendingValues>
const valuesOf = ({ postalAddress, reminders, notices }: EmailSettings): SendingValues => ({
  postalAddress: postalAddress ?? '',
  reminders,
  notices,
})
type SendingFormProps = {
  user: CurrentUser
  settings: EmailSettings
  onSaved: (settings: EmailSettings) => void
  onDirty: (isDirty: boolean) => void
}
/** What applies to every email, whatever its style. */
export function SendingForm({ user, settings, onSaved, onDirty }: SendingFormProps) {
  const call = useApi()
  const toast = useToast()
  const [failure, setFailure] = useState<string>()
  const { register, control, handleSubmit, formState, reset } = useForm<
    SendingValues,
    unknown,
    z.output<typeof SendingValues>
  >({ resolver: zodResolver(SendingValues), defaultValues: valuesOf(settings) })
  const { errors, isSubmitting, isDirty } = formState
  const count = useWatch({ control, name: 'reminders.count' })
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const { defaultStyleId } = settings
      const saved = await call(updateEmailSettings, { body: { defaultStyleId, ...values } })
      onSaved(saved)
      reset(valuesOf(saved))
      toast.success('Email settings saved.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  })
  return (
    <form onSubmit={submit} noValidate className="stack" aria-label="Email settings">
      <SettingsSection title="Addresses" hint="Where emails come from, and where replies go.">
        <Sender settings={settings} user={user} />
        <TextArea
          {...register('postalAddress')}
          label="Postal address"
          rows={2}
          className={styles.short}
          maxLength={200}
          autoComplete="street-address"
          placeholder={'Feldmann Studio, Oranienstraße 12\n10999 Berlin, Germany'}
          hint="Shown at the bottom of every request. Many countries require it by law, and emails with an address land in spam less often."
          error={errors.postalAddress?.message}
        />
      </SettingsSection>
      <SettingsSection title="Reminders" hint="For clients who haven’t answered, on weekdays during the day.">
        <div className="justify-start gap-24 stack">
          <Controller
            control={control}
            name="reminders.count"
            render={({ field }) => (
              <Segments
                label="Reminders per request"
                options={reminderCounts}
                value={String(field.value)}
                onChange={(value) => field.onChange(Number(value))}
              />
            )}
          />
          {count > 0 && (
            <Field
              {...register('reminders.afterDays', { valueAsNumber: true })}
              label={count > 1 ? 'Days after the previous email' : 'Days after the request'}
              type="number"
              inputMode="numeric"
              min={3}
              max={30}
              className={styles.days}
              error={errors.reminders?.afterDays?.message}
            />
          )}
        </div>
        <p className="text-13 muted measure">
          {count > 0
            ? 'Anyone who has replied, declined or unsubscribed gets none. You can stop reminders for a single request in its details.'
            : 'Each request is sent once, with no reminders.'}
        </p>
      </SettingsSection>
      <SettingsSection title="Notifications" hint="Emails to you.">
        <Checkbox
          {...register('notices.newTestimonial')}
          label="When a client answers"
          hint={
            settings.sending.isAddressVerified ? (
              <>
                To <bdi>{user.email}</bdi>, with the testimonial and a link to approve it.
              </>
            ) : (
              'Starts once your email address is confirmed.'
            )
          }
        />
        <Checkbox
          {...register('notices.requestScheduled')}
          label="Before a client is asked automatically"
          hint={
            settings.sending.isAddressVerified
              ? 'As soon as the day is set, so you have time to cancel.'
              : 'Starts once your email address is confirmed.'
          }
        />
        <Checkbox
          {...register('notices.requestsUsedUp')}
          label="When clients are waiting because this month’s requests are used up"
          hint={
            settings.sending.isAddressVerified
              ? 'At most once a month, with the day we’ll start asking them.'
              : 'Starts once your email address is confirmed.'
          }
        />
        <Checkbox
          {...register('notices.paymentsNeedYou')}
          label="Payments that need you, once a week"
          hint={
            settings.sending.isAddressVerified
              ? 'On a weekday morning: clients without an email address, and payments that you decide about.'
              : 'Starts once your email address is confirmed.'
          }
        />
      </SettingsSection>
      <div className="below-32">
        <FormEnd>
          <FormError message={failure} />
          <Button type="submit" change="save changes" isBusy={isSubmitting}>
            Save
          </Button>
        </FormEnd>
      </div>
    </form>
  )
}
const countMessage = ['None', 'One', 'Two']
const reminderCounts = Array.from({ length: REMINDERS_MAX + 1 }, (_, count) => ({
  value: String(count),
  label: countMessage[count] ?? String(count),
}))
function Sender({ settings: { sender, sending }, user }: { settings: EmailSettings; user: CurrentUser }) {
  return (
    <dl className={`border-below stack ${styles.sender}`}>
      <div className="small-column gap-16 rows-4 border-above anywhere">
        <dt className="muted">From</dt>
        <dd>
          <b className="medium">{sender.name}</b> <span className="muted">{`<${sender.address}>`}</span>
        </dd>
      </div>
      <div className="small-column gap-16 rows-4 border-above anywhere">
        <dt className="muted">Replies to</dt>
        <dd>
          {sender.replyTo !== null ? (
            <bdi>{sender.replyTo}</bdi>
          ) : sending.isAddressVerified ? (
            <span className="muted">no one</span>
          ) : (
            <>
              <span className="muted">
                No one yet: <bdi>{user.email}</bdi> is not confirmed.
              </span>{' '}
              <ConfirmationButton />
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
