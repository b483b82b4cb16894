import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { isRoleEnough } from '#shared/roles.ts'
import { type CurrentUser, fullName, UpdateCurrentUser, updateCurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { LeaveDialog } from '../../../components/leave-dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { TimeZoneField } from '../../../components/time-zone-field.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { keepsAccounts } from '../../../lib/client-config.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import { useApi } from '../../../lib/use-api.ts'
import { ConfirmationButton, FormEnd, SettingsLayout, SettingsLoading, SettingsSection } from '../settings.layout.tsx'
import { LanguageField } from './language.field.tsx'
import { OrganisationImageTile } from './organisation-image.tsx'
import styles from '../settings.module.css'
import selectStyles from './select.module.css'

export function ProfilePage() {
  useTrack('Settings profile viewed')
  const { data: user, mutate } = useCurrentUser()
  return (
    <SettingsLayout tab="/settings/profile">
      {user ? (
        <ProfileForm user={user} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}

const Profile = UpdateCurrentUser.omit({ organisationImageUrl: true }).required()

const valuesOf = ({ firstName, lastName, organisationName, timeZone, emailLanguage }: CurrentUser) => ({
  firstName,
  lastName,
  timeZone,
  emailLanguage,
  organisationName: organisationName ?? '',
})

function ProfileForm({ user, onSaved }: { user: CurrentUser; onSaved: (user: CurrentUser) => void }) {
  const call = useApi()
  const toast = useToast()
  const isAdmin = isRoleEnough(user.workspace.role, 'admin')
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, reset, control } = useForm({
    resolver: zodResolver(Profile),
    defaultValues: valuesOf(user),
  })
  const { errors, isSubmitting, isDirty } = formState
  const { departure, stay } = useLeaveGuard(isDirty)
  const draft = useWatch({ control })
  const sender = draft.organisationName?.trim() || fullName({ firstName: '', lastName: '', ...draft })
  const submit = handleSubmit(async (profile) => {
    setFailure(undefined)
    try {
      const { firstName, lastName, emailLanguage } = profile
      const body = isAdmin ? profile : { firstName, lastName, emailLanguage }
      const saved = await call(updateCurrentUser, { body })
      onSaved(saved)
      reset(valuesOf(saved))
      toast.success('Profile saved.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  })
  return (
    <form onSubmit={submit} noValidate>
      <SettingsSection title="You" hint={<SignInAddress email={user.email} />}>
        <div className={`small-column halves ${styles.pair}`}>
          <Field
            {...register('firstName')}
            label="First name"
            autoComplete="given-name"
            required
            error={errors.firstName?.message}
          />
          <Field
            {...register('lastName')}
            label="Last name"
            autoComplete="family-name"
            required
            error={errors.lastName?.message}
          />
        </div>
        {keepsAccounts() && <LanguageField {...register('emailLanguage')} error={errors.emailLanguage?.message} />}
      </SettingsSection>
      {isAdmin && (
        <SettingsSection title="Organisation" hint="Shown to clients instead of your name.">
          <OrganisationImageTile user={user} onSaved={onSaved} />
          <Field
            {...register('organisationName')}
            label="Organisation name"
            isOptional
            autoComplete="organization"
            error={errors.organisationName?.message}
          />
          <TimeZoneField
            {...register('timeZone')}
            className={selectStyles.select}
            current={user.timeZone}
            error={errors.timeZone?.message}
          />
          <div className="round-card sunken pad-16">
            <p className="text-12 muted anywhere">What clients read first</p>
            <p className={`above-8 serif-24 anywhere ${styles.sentence}`}>
              Thank you for working with {sender || '--'}
            </p>
          </div>
        </SettingsSection>
      )}
      <FormEnd>
        <FormError message={failure} />
        <Button type="submit" isBusy={isSubmitting}>
          Submit
        </Button>
      </FormEnd>
      {departure && <LeaveDialog changes="Your changes to your profile" onLeave={departure.leave} onStay={stay} />}
    </form>
  )
}

/** The address an owner signs in with, and how to confirm it if it is not confirmed. */
function SignInAddress({ email }: { email: string }) {
  const auth = useAuth()
  const isUnconfirmed = auth.status === 'signedIn' && !auth.user.isEmailVerified

  return (
    <>
      You sign in as <bdi>{email}</bdi>.
      {isUnconfirmed && (
        <>
          {' '}
          Not confirmed yet. <ConfirmationButton />
        </>
      )}
    </>
  )
}
