/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { Copy, CopyPlus, Ellipsis, Link2, PenLine, QrCode as QrIcon, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Form } from '#shared/forms.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../components/button.tsx'
import { useChange } from '../../components/changes.ts'
import { useCopyText } from '../../components/copy-text.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { Menu } from '../../components/menu.tsx'
import { useModal } from '../../components/modal.tsx'
import { AccessDialog } from './access.dialog.tsx'
import { AddressDialog } from './address.dialog.tsx'
import { addressParts } from './address.ts'
import { DeleteFormDialog } from './delete.dialog.tsx'
import { accessMessage, asksMessage, usesMessage } from './forms.messages.ts'
import styles from './forms.module.css'
import { formPath } from './forms.paths.ts'
import { CreateFormDialog, RenameFormDialog } from './name.dialogs.tsx'
import { ShareDialog } from './share.dialog.tsx'

type FormRowProps = {
  user: CurrentUser
  form: Form
  /** There are as many forms as the plan includes. */
  isFull: boolean
}

export function FormRow({ user, form, isFull }: FormRowProps) {
  return (
    <tr role="row" className="relative hover-tint">
      <td role="cell">
        <p className="row wrap gap-8 rows-4">
          <Link className={`medium ink no-underline anywhere ${styles.open}`} to={formPath(form)}>
            {form.name}
          </Link>
          {form.isDefault && <span className={`border text-12 muted rigid pad-inline-8 ${styles.tag}`}>Default</span>}
        </p>
        <p className="text-13 muted anywhere">{addressParts(location.origin + form.path).join('')}</p>
      </td>
      <td role="cell" className="text-13">
        {asksMessage(form.asks)}
      </td>
      <td role="cell" className="text-13">
        {usesMessage(form)}
      </td>
      <td role="cell" className="text-13 tabular">
        <Responses form={form} />
      </td>
      <td role="cell" className="text-13">
        <Access form={form} />
      </td>
      <td role="cell">
        <Actions user={user} form={form} isFull={isFull} />
      </td>
    </tr>
  )
}

function Responses({ form: { id, answers, answersThisMonth, answersToReview, answersToConfirm } }: { form: Form }) {
  return (
    <>
      <p>
        <b className="medium">{answers.toLocaleString('en')}</b> {answers === 1 ? 'answer' : 'answers'}
      </p>
      {answersThisMonth > 0 && <p className="muted">{answersThisMonth.toLocaleString('en')} this month</p>}
      {answersToReview > 0 && (
        <Link className={`phone-touch ${styles.above}`} to={`/testimonial/list?status=submitted&form=${id}`}>
          {answersToReview.toLocaleString('en')} to review
        </Link>
      )}
      {answersToConfirm > 0 && <p className="muted">{answersToConfirm.toLocaleString('en')} to be confirmed</p>}
    </>
  )
}

function Access({ form }: { form: Form }) {
  const modal = useModal()
  const { isAllowed } = useChange('change the collection link')
  const { word, note } = accessMessage(form)
  const openDialog = () => modal.open(<AccessDialog form={form} onClose={modal.close} />)
  const shown = (
    <>
      <span className={styles.state} data-state={form.state} aria-hidden="true" />
      {word}
    </>
  )
  return (
    <>
      {isAllowed ? (
        <Button
          className={styles.above}
          variant="line"
          size="small"
          change="change the collection link"
          aria-label={`${word}: change whether “${form.name}” takes answers`}
          onClick={openDialog}
        >
          {shown}
        </Button>
      ) : (
        <p className="row gap-8">{shown}</p>
      )}
      {note && <p className="above-4 muted">{note}</p>}
    </>
  )
}

function Actions({ user, form, isFull }: FormRowProps) {
  const copy = useCopyText()
  const modal = useModal()
  const { name } = form
  const share = () => modal.open(<ShareDialog user={user} form={form} onClose={modal.close} />)
  const rename = () => modal.open(<RenameFormDialog form={form} onClose={modal.close} />)
  const changeAddress = () => modal.open(<AddressDialog form={form} onClose={modal.close} />)
  const duplicate = () => modal.open(<CreateFormDialog copied={form} onClose={modal.close} />)
  const remove = () => modal.open(<DeleteFormDialog form={form} onClose={modal.close} />)
  return (
    <div className={`row justify-end gap-4 ${styles.above}`}>
      <Button
        variant="line"
        size="small"
        aria-label={`Copy link of “${name}”`}
        onClick={() =>
          void copy(location.origin + form.path, {
            done: 'Collection link copied.',
            instead: 'Select the address and copy it.',
          })
        }
      >
        <Copy />
        Copy link
      </Button>
      <IconButton
        icon={QrIcon}
        label={`QR code and signature for “${name}”`}
        tooltip="QR code and signature"
        onClick={share}
      />
      <Menu
        label={`More actions for “${name}”`}
        triggerClassName="inline-center square-32 rigid muted round-control hover-tint"
        trigger={<Ellipsis />}
        items={[
          { label: 'Rename', icon: PenLine, change: 'rename forms', onSelect: rename },
          { label: 'Change address', icon: Link2, change: 'change the address', onSelect: changeAddress },
          ...(isFull
            ? []
            : [{ label: 'Duplicate', icon: CopyPlus, change: 'create forms' as const, onSelect: duplicate }]),
          { label: 'Delete', icon: Trash2, hasRuleAbove: true, change: 'delete forms', onSelect: remove },
        ]}
      />
    </div>
  )
}
