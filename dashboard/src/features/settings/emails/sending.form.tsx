import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { type EmailSettings, EmailSettingsInput, REMINDERS_MAX, updateEmailSettings } from '#shared/email-settings.ts'
import { includesTeam } from '#shared/plans.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { FieldsFor } from '../../../components/needed-role.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { Segments } from '../../../components/segments.tsx'
import { TextArea } from '../../../components/field.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { FormEnd, SettingsSection } from '../settings.layout.tsx'
import { Sender } from './sender.tsx'
import styles from './emails.module.css'
const SendingValues = EmailSettingsInput.omit({ defaultStyleId: true })
type SendingValues = z.input<typeof SendingValues>
const valuesOf = ({ postalAddress, reminders, person, owner, replyUserId }: EmailSettings): SendingValues => ({
  postalAddress: postalAddress ?? '',
  reminders,
  person: person ?? owner,
  replyUserId,
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
      const person = isOwner(values.person, settings) ? null : values.person
      const saved = await call(updateEmailSettings, { body: { defaultStyleId, ...values, person } })
      onSaved(saved)
      reset(valuesOf(saved))
      toast.success('Email settings saved.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  })
  return (
    <form onSubmit={submit} noValidate className="stack" aria-label="Email settings">
      <FieldsFor needed="admin" what="change the emails to clients">
        <SettingsSection title="Addresses" hint="Where emails come from, and where replies go.">
          <Sender settings={settings} user={user} />
          {mayOthersWrite(user, settings) && (
            <div className="small-column halves gap-16">
              <Field
                {...register('person.firstName')}
                label="First name of who writes"
                required
                autoComplete="off"
                error={errors.person?.firstName?.message}
              />
              <Field
                {...register('person.lastName')}
                label="Last name"
                autoComplete="off"
                error={errors.person?.lastName?.message}
              />
            </div>
          )}
          {settings.replyMembers.length > 1 && (
            <SelectField
              {...register('replyUserId', { setValueAs: (id: string | null) => id || null })}
              label="Replies go to"
              hint="Members who have confirmed their email address."
              className={styles.short}
            >
              <option value="">The owner of the workspace</option>
              {settings.replyMembers.map(({ userId, name, email }) => (
                <option key={userId} value={userId}>
                  {name} ({email})
                </option>
              ))}
            </SelectField>
          )}
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
      </FieldsFor>
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
/** The owner writes under the name of the account, which may change. */
/** Where the owner is alone with one workspace, the owner writes. */
const mayOthersWrite = ({ plan, workspaces }: CurrentUser, { person }: EmailSettings) =>
  includesTeam(plan) || workspaces.length > 1 || person !== null

const isOwner = (person: z.output<typeof SendingValues>['person'], { owner }: EmailSettings) =>
  person?.firstName === owner.firstName && (person.lastName ?? '') === owner.lastName

const countMessage = ['None', 'One', 'Two']
const reminderCounts = Array.from({ length: REMINDERS_MAX + 1 }, (_, count) => ({
  value: String(count),
  label: countMessage[count] ?? String(count),
}))
