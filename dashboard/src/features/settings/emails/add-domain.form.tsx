import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { addSendingDomain, type SendingDomain, SendingDomainInput } from '#shared/emails.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import styles from './domain.module.css'

export function AddDomainForm({ onAdded }: { onAdded: (domain: SendingDomain) => void }) {
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
      <div className={styles.pair}>
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
      <p className={styles.note}>
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
      <Button type="submit" variant="line" isBusy={isSubmitting}>
        Add domain
      </Button>
    </form>
  )
}
