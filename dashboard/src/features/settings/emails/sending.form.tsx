import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { type EmailSettings, EmailSettingsInput, REMINDERS_MAX, updateEmailSettings } from '#shared/emails.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { Segments } from '../../../components/segments.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { SettingsSection } from '../settings.section.tsx'
import { useConfirmationMail } from '../../../components/confirmation-mail.ts'
import styles from './sending.module.css'

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

/** What holds for every mail, whatever its style. */
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
      toast.success('Sending saved.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  })

  return (
    <form onSubmit={submit} noValidate className={styles.form} aria-label="Sending">
      <SettingsSection title="Sender" hint="What clients see above a mail, and where their answers go.">
        <Sender settings={settings} user={user} />
        <TextArea
          {...register('postalAddress')}
          label="Postal address"
          rows={2}
          className={styles.short}
          maxLength={200}
          autoComplete="street-address"
          placeholder={'Feldmann Studio, Oranienstraße 12\n10999 Berlin, Germany'}
          hint="Stands at the foot of every request. The law of many countries asks for it, and mails with one land in the spam folder less often."
          error={errors.postalAddress?.message}
        />
      </SettingsSection>
      <SettingsSection title="Reminders" hint="To clients who have not answered, on weekdays during the day.">
        <div className={styles.reminders}>
          <Controller
            control={control}
            name="reminders.count"
            render={({ field }) => (
              <Segments
                label="Reminders for a request"
                options={reminderCounts}
                value={String(field.value)}
                onChange={(value) => field.onChange(Number(value))}
              />
            )}
          />
          {count > 0 && (
            <Field
              {...register('reminders.afterDays', { valueAsNumber: true })}
              label={count > 1 ? 'Days after the mail before' : 'Days after the request'}
              type="number"
              inputMode="numeric"
              min={3}
              max={30}
              className={styles.days}
              error={errors.reminders?.afterDays?.message}
            />
          )}
        </div>
        <p className={styles.note}>
          {count > 0
            ? 'None goes to whoever has answered, said no thanks, or unsubscribed. Of a single request they can be stopped in the list.'
            : 'A request goes out once, and nothing follows.'}
        </p>
      </SettingsSection>
      <SettingsSection title="Notices" hint="Mails to you.">
        <Checkbox
          {...register('notices.newTestimonial')}
          label="When a client has answered"
          hint={
            settings.sending.isAddressVerified ? (
              <>
                To <bdi>{user.email}</bdi>, with the words and a link to approve them.
              </>
            ) : (
              'They begin once your address is confirmed.'
            )
          }
        />
        <Checkbox
          {...register('notices.askScheduled')}
          label="Before a client of a payment is asked"
          hint={
            settings.sending.isAddressVerified
              ? 'As soon as the day is set, so that there is time to say no.'
              : 'They begin once your address is confirmed.'
          }
        />
        <Checkbox
          {...register('notices.requestsUsedUp')}
          label="When clients wait because the month’s requests are used up"
          hint={
            settings.sending.isAddressVerified
              ? 'Once a month at most, with the day from which they are asked.'
              : 'They begin once your address is confirmed.'
          }
        />
      </SettingsSection>
      <div className={styles.end}>
        <FormError message={failure} />
        <Button type="submit" isBusy={isSubmitting}>
          Save sending
        </Button>
      </div>
    </form>
  )
}

const countWords = ['None', 'One', 'Two']
const reminderCounts = Array.from({ length: REMINDERS_MAX + 1 }, (_, count) => ({
  value: String(count),
  label: countWords[count] ?? String(count),
}))

function Sender({ settings: { sender, sending }, user }: { settings: EmailSettings; user: CurrentUser }) {
  const { isSent, send } = useConfirmationMail()
  return (
    <dl className={styles.sender}>
      <div>
        <dt>From</dt>
        <dd>
          <b>{sender.name}</b> <span>{`<${sender.address}>`}</span>
        </dd>
      </div>
      <div>
        <dt>Answers to</dt>
        <dd>
          {sender.replyTo !== null ? (
            <bdi>{sender.replyTo}</bdi>
          ) : sending.isAddressVerified ? (
            <span>nobody</span>
          ) : (
            <>
              <span>
                Nobody yet: <bdi>{user.email}</bdi> is not confirmed.
              </span>{' '}
              <button type="button" className={styles.inline} aria-disabled={isSent} onClick={() => void send()}>
                {isSent ? 'Email sent' : 'Send a confirmation email'}
              </button>
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
