/* oxlint-disable jsx-a11y/no-redundant-roles --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { useId } from 'react'
import type { Form } from '#shared/forms.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../components/button.tsx'
import { ListTable } from '../../components/list-table.tsx'
import { useModal } from '../../components/modal.tsx'
import { offerOf } from '../../components/plan-offers.ts'
import { PlansLink } from '../../components/plans-link.tsx'
import { FormRow } from './form.row.tsx'
import { countMessage, limitReason } from './forms.messages.ts'
import styles from './forms.module.css'
import { CreateFormDialog } from './name.dialogs.tsx'

const columns = [
  { title: 'Form', className: styles.name },
  { title: 'Asks', className: styles.asks },
  { title: 'Used by', className: styles.uses },
  { title: 'Responses', className: styles.responses },
  { title: 'Accepts answers', className: styles.access },
  { title: 'Actions', className: styles.rowActions, isOnlySpoken: true },
]

type FormsSectionProps = {
  user: CurrentUser
  forms: readonly Form[]
  /** How many the plan includes; null is unlimited. */
  limit: number | null
}

export function FormsSection({ user, forms, limit }: FormsSectionProps) {
  const titleId = useId()
  const modal = useModal()
  const count = forms.length
  const reason = limitReason({ count, limit })
  const create = () => modal.open(<CreateFormDialog onClose={modal.close} />)
  return (
    <section className={`above-32 ${styles.form}`} aria-labelledby={titleId}>
      <header className="row wrap justify-between gap-16 rows-8 below-16">
        <h2 id={titleId}>All forms</h2>
        <div className="row wrap gap-12 rows-8">
          <p className="text-13 muted tabular">
            {countMessage({ count, limit, plan: offerOf(user.plan).title })} {reason !== undefined && <PlansLink />}
          </p>
          <Button variant="line" change="create forms" disabledReason={reason} onClick={create}>
            + New form
          </Button>
        </div>
      </header>
      <ListTable
        label="Forms"
        columns={columns}
        cardsBelow="tablet"
        className={styles.table}
        isBusy={false}
        isStale={false}
      >
        <tbody role="rowgroup">
          {forms.map((form) => (
            <FormRow key={form.id} user={user} form={form} isFull={reason !== undefined} />
          ))}
        </tbody>
      </ListTable>
    </section>
  )
}
