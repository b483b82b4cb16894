import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import {
  acceptInvitation,
  declineInvitation,
  type EndedInvitation,
  getInvitation,
  type InvitationObstacle,
  type OpenInvitation,
} from '#shared/invitations.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { nameOfWorkspace } from '#shared/workspaces.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { ApiError } from '../../../lib/api.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { savePath } from '../../../lib/saved-path.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { AccountLayout, AccountNotice } from '../account.layout.tsx'
import { day, endOf, obstacleOf, quoteOf } from './invitation.messages.ts'
import { EmailLink, Fact, Mark, RoleOf } from './invitation.parts.tsx'
import styles from './invitation.module.css'

const TITLE = pageHeads['/invitation/:token'].title

/** An invitation to a workspace, opened from its email. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const { data, error, isValidating, mutate } = useEndpoint(getInvitation, { params: { token } })
  const [isDeclined, setIsDeclined] = useState(false)
  if (isDeclined)
    return (
      <AccountLayout text="signIn" title="Invitation declined" pageTitle={TITLE}>
        <AccountNotice>You declined the invitation. Nothing else happens.</AccountNotice>
      </AccountLayout>
    )
  if (data?.status === 'pending')
    return data.obstacle === null ? (
      <Open token={token} invitation={data} onDeclined={() => setIsDeclined(true)} />
    ) : (
      <Hindered invitation={data} obstacle={data.obstacle} />
    )
  if (data) return <Ended invitation={data} />
  if (!error)
    return (
      <AccountLayout text="signIn" title={TITLE}>
        <p className="above-8 text-16 muted" role="status">
          Opening your invitation…
        </p>
      </AccountLayout>
    )
  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <AccountLayout
      text="signIn"
      title={isUnknown ? 'This link doesn’t work' : 'The invitation could not be opened'}
      pageTitle={TITLE}
      intro={messageOf(error)}
    >
      {!isUnknown && (
        <div className="above-24">
          <Button size="large" isWide isBusy={isValidating} onClick={() => void mutate()}>
            Try again
          </Button>
        </div>
      )}
    </AccountLayout>
  )
}

function Ended({ invitation }: { invitation: EndedInvitation }) {
  const { title, sentence } = endOf(invitation)
  const { inviterName, inviterEmail, workspaceName, workspaceImageUrl } = invitation
  return (
    <AccountLayout
      text="signIn"
      title={title}
      pageTitle={TITLE}
      intro={sentence}
      image={<Mark name={workspaceName} imageUrl={workspaceImageUrl} />}
    >
      <div className="above-24 stack gap-8">
        {invitation.status === 'accepted' ? (
          <ButtonLink to="/testimonial" size="large" isWide>
            Open your workspaces
          </ButtonLink>
        ) : (
          <EmailLink to={inviterEmail} subject={`A new invitation to ${nameOfWorkspace(workspaceName)}`}>
            Ask {inviterName} for a new invitation
          </EmailLink>
        )}
      </div>
    </AccountLayout>
  )
}

/** Somebody who can't join for now. The link may work again. */
function Hindered({ invitation, obstacle }: { invitation: OpenInvitation; obstacle: InvitationObstacle }) {
  const { title, sentence } = obstacleOf(invitation, obstacle)
  const { inviterName, inviterEmail, workspaceName, workspaceImageUrl } = invitation
  return (
    <AccountLayout
      text="signIn"
      title={title}
      pageTitle={TITLE}
      intro={sentence}
      image={<Mark name={workspaceName} imageUrl={workspaceImageUrl} />}
      quote={quoteOf(invitation)}
    >
      <div className="above-24">
        <EmailLink to={inviterEmail} subject={`Your invitation to ${nameOfWorkspace(workspaceName)}`}>
          Write to {inviterName}
        </EmailLink>
      </div>
    </AccountLayout>
  )
}

type OpenProps = { token: string; invitation: OpenInvitation; onDeclined: () => void }

function Open({ token, invitation, onDeclined }: OpenProps) {
  const auth = useAuth()
  const { email, role, inviterName, inviterEmail, expiresAt, workspaceImageUrl } = invitation
  const workspace = nameOfWorkspace(invitation.workspaceName)
  const ownEmail = auth.status === 'signedIn' ? auth.user.email?.toLowerCase() : undefined
  const isOther = ownEmail !== undefined && ownEmail !== email
  const { failure, busy, accept, decline } = useAnswers({ token, onDeclined })
  return (
    <AccountLayout
      text="signIn"
      title={isOther ? `This invitation is for ${email}` : `${inviterName} invites you to ${workspace}`}
      pageTitle={TITLE}
      image={<Mark name={invitation.workspaceName} imageUrl={workspaceImageUrl} />}
      intro={
        isOther ? (
          <>
            You’re signed in as <b className="medium ink anywhere">{ownEmail}</b>. You’d join {workspace} as{' '}
            <RoleOf role={role} />
          </>
        ) : (
          <>
            You’d join as <RoleOf role={role} />
          </>
        )
      }
      quote={quoteOf(invitation)}
      foot={`Joining is free for you. ${workspace}’s owner pays.`}
    >
      <div className="above-24 stack gap-8">
        <FormError message={failure} />
        {ownEmail === undefined ? (
          <Entries token={token} email={email} workspaceName={workspace} />
        ) : (
          <>
            <Button size="large" isWide isBusy={busy === 'accept'} onClick={accept}>
              {isOther ? 'Accept with this account' : 'Accept invitation'}
            </Button>
            {isOther && (
              <ButtonLink variant="line" size="large" isWide to="/login" state={{ email }} onClick={() => keep(token)}>
                Switch account
              </ButtonLink>
            )}
          </>
        )}
      </div>
      <dl className={`above-24 ${styles.facts}`}>
        <Fact label="For">{email}</Fact>
        <Fact label="From">{inviterEmail}</Fact>
        <Fact label="Until">{day(expiresAt)}</Fact>
      </dl>
      <p className="above-16 text-13 muted">
        Not expecting this?{' '}
        <button type="button" className="accent underline touch-small" aria-disabled={busy !== null} onClick={decline}>
          Decline the invitation
        </button>
        , or simply close this page.
      </p>
    </AccountLayout>
  )
}

/** Where signing in comes back to. */
const keep = (token: string) => savePath(`/invitation/${token}`)

function Entries({ token, email, workspaceName }: { token: string; email: string; workspaceName: string }) {
  return (
    <>
      <ButtonLink size="large" isWide to="/sign-up" state={{ email, invitation: { token, workspaceName } }}>
        Create an account
      </ButtonLink>
      <ButtonLink variant="line" size="large" isWide to="/login" state={{ email }} onClick={() => keep(token)}>
        Sign in
      </ButtonLink>
    </>
  )
}

function useAnswers({ token, onDeclined }: { token: string; onDeclined: () => void }) {
  const call = useApi()
  const navigate = useNavigate()
  const { openWorkspace } = useAuth()
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null)
  const [failure, setFailure] = useState<string>()

  async function answer(which: 'accept' | 'decline', send: () => Promise<void>) {
    if (busy) return
    setFailure(undefined)
    setBusy(which)
    try {
      await send()
    } catch (error) {
      setFailure(messageOf(error))
    }
    setBusy(null)
  }

  return {
    busy,
    failure,
    accept: () =>
      void answer('accept', async () => {
        const { workspaceId } = await call(acceptInvitation, { params: { token } })
        openWorkspace(workspaceId)
        void navigate('/testimonial', { replace: true })
      }),
    decline: () =>
      void answer('decline', async () => {
        await call(declineInvitation, { params: { token } })
        onDeclined()
      }),
  }
}
