import { type ReactNode, useState } from 'react'
import { messageOf } from '../lib/error-message.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { type DomainAppearance, DomainBadge, DnsRecords, type DnsRecordsProps } from './dns-records.tsx'
import { useModal } from './modal.tsx'
import { useToast } from './toast.tsx'

type DomainCardProps = DnsRecordsProps & {
  /** What the domain is used as. */
  title: ReactNode
  appearance: DomainAppearance
  /** What its state means; nothing where the plan doesn't include it, and it can't be checked either. */
  sentence: string | undefined
  /** How many records were found, after a check. */
  result: string
  /** Looks for the records now. If it throws, the message is shown. */
  onCheck: () => Promise<void>
  onRemove: () => Promise<void>
  /** What follows from removing it. */
  removal: ReactNode
}

/** A domain of the owner, with the records that it needs. */
export function DomainCard(props: DomainCardProps) {
  const { title, appearance, sentence, result, onCheck, onRemove, removal, ...records } = props
  const modal = useModal()
  const toast = useToast()
  const [isChecking, setIsChecking] = useState(false)

  const check = async () => {
    setIsChecking(true)
    try {
      await onCheck()
      toast.succeeded('check-domain')
    } catch (error) {
      toast.danger(messageOf(error), { of: 'check-domain' })
    } finally {
      setIsChecking(false)
    }
  }

  const openRemoval = () =>
    modal.open(
      <ConfirmDialog
        title="Remove the domain?"
        confirmLabel="Remove"
        variant="danger"
        onConfirm={async () => {
          await onRemove()
          toast.success('Domain removed.')
        }}
        onClose={modal.close}
      >
        <p>{removal}</p>
      </ConfirmDialog>,
    )

  return (
    <div className="stack gap-16 pad-16 card">
      <div className="row wrap justify-between gap-16 rows-8">
        <p className="shrink text-16 strong anywhere">{title}</p>
        <DomainBadge {...appearance} />
      </div>
      {sentence !== undefined && <p className="measure">{sentence}</p>}
      <DnsRecords {...records} />
      <div className="row wrap gap-8">
        {sentence !== undefined && (
          <Button
            variant="line"
            size="small"
            change="check the domain"
            isBusy={isChecking}
            onClick={() => void check()}
          >
            Check now
          </Button>
        )}
        <Button variant="quiet" size="small" change="remove the domain" onClick={openRemoval}>
          Remove domain…
        </Button>
        <p role="status" className="measure text-13 muted anywhere">
          {result}
        </p>
      </div>
    </div>
  )
}
