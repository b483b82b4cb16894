import type { ReactNode } from 'react'
import { includesTeam } from '#shared/plans.ts'
import { getNotices, type Notice, type Notices, updateNotices } from '#shared/notices.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLoading, SettingsSection } from '../settings.layout.tsx'

const CHOOSING = 'choosing emails to yourself'

/** What the signed-in member is told about this workspace. Each choice is saved at once, and is the member's own. */
export function NoticesSection({ user }: { user: CurrentUser }) {
  const call = useApi()
  const toast = useToast()
  const { data: notices, error, isValidating, mutate } = useEndpoint(getNotices, {})

  const choose = (before: Notices, notice: Notice, isWanted: boolean) => {
    const saved = call(updateNotices, { body: { [notice]: isWanted } })
    const shown = { ...before, [notice]: isWanted }
    mutate(saved, { optimisticData: shown, revalidate: false }).then(
      () => toast.succeeded(CHOOSING),
      (failure: unknown) => toast.danger(messageOf(failure), { of: CHOOSING }),
    )
  }

  const hasTeam = includesTeam(user.plan)
  return (
    <SettingsSection
      title="Emails to you"
      hint={hasTeam ? 'Only yours: other members choose for themselves.' : 'About answers, requests and payments.'}
    >
      {notices ? (
        choices(user).map(({ notice, label, hint, unconfirmed = 'Starts once your email address is confirmed.' }) => (
          <Checkbox
            key={notice}
            label={label}
            hint={user.isEmailVerified ? hint : unconfirmed}
            checked={notices[notice]}
            onChange={({ currentTarget }) => choose(notices, notice, currentTarget.checked)}
          />
        ))
      ) : error ? (
        <LoadFailure what="Your choices" {...{ error, isValidating, mutate }} />
      ) : (
        <SettingsLoading />
      )}
    </SettingsSection>
  )
}

type Choice = { notice: Notice; label: string; hint: ReactNode; unconfirmed?: string }

const choices = ({ email }: CurrentUser): Choice[] => [
  {
    notice: 'newTestimonial',
    unconfirmed: 'One a day at most until your email address is confirmed.',
    label: 'When a client answers',
    hint: (
      <>
        To <bdi>{email}</bdi>, with the testimonial and a link to review it.
      </>
    ),
  },
  {
    notice: 'requestScheduled',
    label: 'Before a client is asked automatically',
    hint: 'As soon as the day is set, so there is time to cancel.',
  },
  {
    notice: 'requestsUsedUp',
    label: 'When clients are waiting because this month’s requests are used up',
    hint: 'At most once a month, with the day we’ll start asking them.',
  },
  {
    notice: 'paymentsNeedYou',
    label: 'Payments that need you, once a week',
    hint: 'On a weekday morning: clients without an email address, and payments that somebody has to decide about.',
  },
]
