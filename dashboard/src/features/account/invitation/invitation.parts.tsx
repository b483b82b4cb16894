import type { ReactNode } from 'react'
import type { OpenInvitation } from '#shared/invitations.ts'
import { BrandImage } from '../../../components/brand-image.tsx'
import { ButtonAnchor } from '../../../components/button.tsx'
import { roleParts } from './invitation.messages.ts'

export const EmailLink = ({ to, subject, children }: { to: string; subject: string; children: ReactNode }) => (
  <ButtonAnchor size="large" isWide href={`mailto:${to}?subject=${encodeURIComponent(subject)}`}>
    {children}
  </ButtonAnchor>
)

/** The image of the workspace, above the heading. */
export const Mark = ({ name, imageUrl }: { name: string | null; imageUrl: string | null }) => (
  <div className="below-16">
    <BrandImage name={name} imageUrl={imageUrl} size={48} />
  </div>
)

/** "an editor: you can ask clients …" */
export function RoleOf({ role }: Pick<OpenInvitation, 'role'>) {
  const { article, permission } = roleParts(role)
  return (
    <>
      {article} <b className="medium ink">{role}</b>: {permission}
    </>
  )
}

export const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="border-below">
    <dt className="muted">{label}</dt>
    <dd className="anywhere">{children}</dd>
  </div>
)
