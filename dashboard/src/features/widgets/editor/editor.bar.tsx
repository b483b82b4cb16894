import { ArrowUpRight, Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Widget } from '#shared/widget-editor.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useMinute } from '../../../lib/use-clock.ts'
import { publishedMessage } from '../seen.messages.ts'
import type { Failure } from './use-editor.ts'
import styles from './editor.module.css'

type EditorBarProps = {
  widget: Widget
  isChanged: boolean
  isBusy: boolean
  failure: Failure | undefined
  onPublish: () => void
  onDiscard: () => void
}

export function EditorBar({ widget, isChanged, isBusy, failure, onPublish, onDiscard }: EditorBarProps) {
  const now = useMinute()
  const { name, wallUrl, publishedAt } = widget
  return (
    <header className={`row wrap border-below span-all gap-16 rows-4 ${styles.bar}`}>
      <div className={`flex wrap shrink ${styles.title}`}>
        <nav className="flex gap-8 muted" aria-label="Breadcrumb">
          <Link to="/widgets">Widgets</Link>
          <span aria-hidden="true">/</span>
        </nav>
        <h1 className={`shrink anywhere ${styles.name}`}>{name}</h1>
      </div>
      <a
        className={`inline-row push gap-8 medium muted no-underline hover-ink ${styles.hosted}`}
        href={wallUrl}
        target="_blank"
        rel="noreferrer"
      >
        Hosted page
        <ArrowUpRight />
      </a>
      <div className={`row gap-12 rows-8 ${styles.end}`}>
        <p className="row gap-8 text-13 muted grow" role="status" data-changed={isChanged ? '' : undefined}>
          {isChanged ? (
            'Unpublished changes'
          ) : (
            <>
              {publishedAt && <Check />}
              {publishedMessage(publishedAt, now)}
            </>
          )}
        </p>
        {isChanged && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => !isBusy && onDiscard()}>
            Discard
          </Button>
        )}
        <Button variant={isChanged || !publishedAt ? 'ink' : 'line'} isBusy={isBusy} onClick={onPublish}>
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
