import { ArrowUpRight, Check, History } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Widget } from '#shared/widget-editor.ts'
import { Button, WAIT } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { useMinute } from '../../../lib/use-clock.ts'
import { publishedMessage } from '../seen.messages.ts'
import type { Failure } from './use-editor.ts'
import styles from './editor.module.css'

type DiscardDialogProps = { name: string; onConfirm: () => void; onClose: () => void }

export const DiscardDialog = ({ name, onConfirm, onClose }: DiscardDialogProps) => (
  <ConfirmDialog
    title="Discard your changes?"
    confirmLabel="Discard"
    variant="danger"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>“{name}” goes back to the published version.</p>
  </ConfirmDialog>
)

type EditorBarProps = {
  widget: Widget
  isChanged: boolean
  isBusy: boolean
  failure: Failure | undefined
  onPublish: () => void
  onDiscard: () => void
  onShowVersions: () => void
}

export function EditorBar({
  widget,
  isChanged,
  isBusy,
  failure,
  onPublish,
  onDiscard,
  onShowVersions,
}: EditorBarProps) {
  const now = useMinute()
  const { name, wallUrl, publishedAt } = widget
  return (
    <header className={`row wrap border-below span-all gap-16 rows-4 ${styles.bar}`}>
      <div className={`flex wrap shrink align-baseline gap-0-8 ${styles.title}`}>
        <nav className="flex gap-8 muted" aria-label="Breadcrumb">
          <Link className="muted no-underline hover-ink hover-underline phone-touch" to="/widgets">
            Widgets
          </Link>
          <span aria-hidden="true">/</span>
        </nav>
        <h1 className="shrink text-24 anywhere">{name}</h1>
      </div>
      <a
        className={`inline-row push gap-8 medium muted no-underline hover-ink hover-underline phone-touch ${styles.hosted}`}
        href={wallUrl}
        target="_blank"
        rel="noreferrer"
      >
        Hosted page
        <ArrowUpRight />
      </a>
      <div className={`row gap-12 rows-8 ${styles.end}`}>
        <p className="row gap-8 text-13 muted grow icons-14" role="status" data-changed={isChanged ? '' : undefined}>
          {isChanged ? (
            'Unpublished changes'
          ) : (
            <>
              {publishedAt && <Check />}
              {publishedMessage(publishedAt, now)}
            </>
          )}
        </p>
        {publishedAt && (
          <IconButton
            icon={History}
            label="Earlier versions"
            disabledReason={isBusy ? WAIT : undefined}
            onClick={onShowVersions}
          />
        )}
        {isChanged && (
          <Button variant="quiet" disabledReason={isBusy ? WAIT : undefined} onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button
          change="publish"
          variant={isChanged || !publishedAt ? 'ink' : 'line'}
          isBusy={isBusy}
          onClick={onPublish}
        >
          Publish
        </Button>
      </div>
      {failure && (
        <div className={`full ${styles.failure}`}>
          <FormError {...failure} />
        </div>
      )}
    </header>
  )
}
