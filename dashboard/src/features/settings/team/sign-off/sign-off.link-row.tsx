import { CalendarPlus, CircleCheck, CircleOff, Clock, Ellipsis, type LucideIcon, Send, Trash2 } from 'lucide-react'
import { extendSignOffLink, resendSignOffLink, revokeSignOffLink, type SignOffLink } from '#shared/sign-off.ts'
import { Avatar } from '../../../../components/avatar.tsx'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { Menu } from '../../../../components/menu.tsx'
import { useModal } from '../../../../components/modal.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { fullDate } from '../../../../lib/dates.ts'
import { messageOf } from '../../../../lib/error-message.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { linkMessage } from './sign-off-links.messages.ts'
import styles from './sign-off.module.css'

const icons: Record<SignOffLink['status'], LucideIcon> = {
  active: CircleCheck,
  expired: Clock,
  revoked: CircleOff,
  off: CircleOff,
}

type SignOffLinkRowProps = { link: SignOffLink; onChanged: () => Promise<unknown> }

export function SignOffLinkRow({ link, onChanged }: SignOffLinkRowProps) {
  const { name, email, status, lastDecidedAt, emailProblem } = link
  const Icon = icons[status]
  return (
    <li className={`flex justify-between gap-12 border-below pad-block-12 ${styles.link}`}>
      <Avatar name={name} imageUrl={null} isOutside />
      <div className="shrink grow anywhere">
        <b className="medium block">
          <bdi>{name}</bdi>
        </b>
        <span className="text-13 muted block">
          <bdi>{email}</bdi>
        </span>
        <span className="row gap-8 text-13 icons-14 icons-muted">
          <Icon />
          {linkMessage(link)}
        </span>
        {lastDecidedAt && <span className="text-13 muted block">Last decided on {fullDate(lastDecidedAt)}</span>}
        {status === 'active' && emailProblem && <span className="text-13 danger block">{emailProblem}</span>}
      </div>
      <Actions link={link} onChanged={onChanged} />
    </li>
  )
}

function Actions({ link, onChanged }: SignOffLinkRowProps) {
  const { id, name, email, status } = link
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const params = { id }

  async function act(change: () => Promise<SignOffLink>, done: (changed: SignOffLink) => string) {
    try {
      toast.success(done(await change()))
      await onChanged()
    } catch (error) {
      toast.danger(messageOf(error))
    }
  }
  const revoke = () =>
    modal.open(
      <ConfirmDialog
        title={`Revoke the link of ${name}?`}
        confirmLabel="Revoke link"
        variant="danger"
        onConfirm={async () => {
          await call(revokeSignOffLink, { params })
          await onChanged()
        }}
        onClose={modal.close}
      >
        <p>It stops working at once. If nobody else can sign off, what waits for a sign-off is to review again.</p>
      </ConfirmDialog>,
    )
  if (status === 'revoked' || status === 'off') return null
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={<Ellipsis />}
      triggerClassName={styles.more}
      items={[
        ...(status === 'active'
          ? [
              {
                label: 'Resend email',
                icon: Send,
                onSelect: () =>
                  void act(
                    () => call(resendSignOffLink, { params }),
                    () => `The link is on its way to ${email}.`,
                  ),
              },
            ]
          : []),
        {
          label: 'Extend by 30 days',
          icon: CalendarPlus,
          onSelect: () =>
            void act(
              () => call(extendSignOffLink, { params }),
              ({ expiresAt }) => `The link works until ${fullDate(expiresAt)}.`,
            ),
        },
        { label: 'Revoke link', icon: Trash2, hasRuleAbove: true, onSelect: revoke },
      ]}
    />
  )
}
