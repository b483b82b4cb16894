import { BadgeCheck } from 'lucide-react'
import { useId } from 'react'
import { type ApprovalRules, getApprovalRules } from '#shared/approval-rules.ts'
import { Button } from '../../../components/button.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { useModal } from '../../../components/modal.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import styles from '../forms.module.css'
import { ApprovalDialog } from './approval.dialog.tsx'
import { approvalMessage } from './approval.messages.ts'

/** Whether answers are approved automatically, and when. */
export function ApprovalSection() {
  const titleId = useId()
  const modal = useModal()
  const { data, error, isValidating, mutate } = useEndpoint(getApprovalRules, {})
  const openDialog = (rules: ApprovalRules) => modal.open(<ApprovalDialog rules={rules} onClose={modal.close} />)
  return (
    <section className={`above-32 ${styles.form}`} aria-labelledby={titleId}>
      <h2 id={titleId}>Approval</h2>
      <div className="above-4">
        {data ? (
          <div className={`row wrap gap-8 muted ${styles.note}`}>
            <p className="beside gap-8 shrink icons-in-line">
              <BadgeCheck />
              <span>{approvalMessage(data)}</span>
            </p>
            <Button variant="quiet" size="small" change="change the approval rules" onClick={() => openDialog(data)}>
              {data.isOn ? 'Change the rules' : 'Approve automatically'}
            </Button>
          </div>
        ) : error ? (
          <LoadFailure what="Your approval rules" {...{ error, isValidating, mutate }} />
        ) : (
          <div role="status" aria-label="Loading" aria-busy="true">
            <Skeleton length="long" />
          </div>
        )}
      </div>
    </section>
  )
}
