import { useId } from 'react'
import { listForms } from '#shared/forms.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { RoleNote } from '../../components/needed-role.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTrack } from '../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { ApprovalSection } from './approval/approval.section.tsx'
import { AnswersNote } from './answers.note.tsx'
import { ClientFormSettings } from './client-form/client-form.settings.tsx'
import styles from './forms.module.css'
import { LinkSheet } from './link.sheet.tsx'

export function FormsPage() {
  usePageTitle(pageHeads['/forms'].title)
  useTrack('Settings form viewed')
  const titleId = useId()
  const { data: user } = useCurrentUser()
  return (
    <>
      <header>
        <h1>Forms</h1>
        <p className="above-4 muted">
          Anyone with the link can leave a testimonial. Nothing is shown until you approve it.
        </p>
      </header>
      <CollectionLink />
      <section className={`above-32 ${styles.form}`} aria-labelledby={titleId}>
        <h2 id={titleId}>Client form</h2>
        <p className={`above-4 muted below-24 ${styles.lead}`}>
          What people see when they open the link, and what clients see when they get a request from you.
        </p>
        <div className="below-24">
          <RoleNote needed="admin" what="change this form, the link or the rules" />
        </div>
        {user && <ClientFormSettings user={user} />}
      </section>
      <ApprovalSection />
    </>
  )
}

function CollectionLink() {
  const { data: user } = useCurrentUser()
  const { data, error, isValidating, mutate } = useEndpoint(listForms, {})
  const form = data?.items.find(({ isDefault }) => isDefault)
  if (user && form) {
    return (
      <>
        <LinkSheet user={user} form={form} />
        <AnswersNote form={form} />
      </>
    )
  }
  if (error)
    return (
      <div className="above-24">
        <LoadFailure what="Your collection link" {...{ error, isValidating, mutate }} />
      </div>
    )
  return (
    <div
      className={`stack gap-16 above-24 pad-24 card ${styles.loading}`}
      role="status"
      aria-label="Loading"
      aria-busy="true"
    >
      <Skeleton length="medium" />
      <Skeleton length="long" />
    </div>
  )
}
