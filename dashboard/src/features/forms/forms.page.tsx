import { listForms } from '#shared/forms.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { RoleNote } from '../../components/needed-role.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { ApprovalSection } from './approval/approval.section.tsx'
import { ExtraCheckNote } from './extra-check.note.tsx'
import { AnswersNote } from './answers.note.tsx'
import { FormsSection } from './forms.section.tsx'
import styles from './forms.module.css'
import { LinkSheet } from './link.sheet.tsx'

export function FormsPage() {
  usePageTitle(pageHeads['/forms'].title)
  return (
    <>
      <header>
        <h1>Forms</h1>
        <p className="above-4 muted">
          Anyone with the link can leave a testimonial. Nothing is shown until you approve it.
        </p>
        <div className="above-16 empty-hidden">
          <RoleNote needed="admin" what="change forms, links or the rules" />
        </div>
      </header>
      <Forms />
      <ApprovalSection />
    </>
  )
}

function Forms() {
  const { data: user } = useCurrentUser()
  const { data, error, isValidating, mutate } = useEndpoint(listForms, {})
  const main = data?.items.find(({ isDefault }) => isDefault)
  if (user && data && main) {
    return (
      <>
        {data.extraChecks.map((check) => (
          <ExtraCheckNote key={check.formId} check={check} forms={data.items} />
        ))}
        <LinkSheet user={user} form={main} />
        <AnswersNote form={main} />
        <FormsSection user={user} forms={data.items} limit={data.limit} />
      </>
    )
  }
  if (error)
    return (
      <div className="above-24">
        <LoadFailure what="Your forms" {...{ error, isValidating, mutate }} />
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
