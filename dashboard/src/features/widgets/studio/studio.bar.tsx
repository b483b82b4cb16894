import { ArrowUpRight, Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Widget } from '#shared/widget-studio.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useMinute } from '../../../lib/use-minute.ts'
import { publishedWords } from '../seen.words.ts'
import type { Failure } from './use-studio.ts'
import styles from './studio.module.css'

type StudioBarProps = {
  widget: Widget
  isChanged: boolean
  isBusy: boolean
  failure: Failure | undefined
  onPublish: () => void
  onDiscard: () => void
}

export function StudioBar({ widget, isChanged, isBusy, failure, onPublish, onDiscard }: StudioBarProps) {
  const now = useMinute()
  const { name, wallUrl, publishedAt } = widget
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <nav aria-label="Breadcrumb">
          <Link to="/widgets">Widgets</Link>
          <span aria-hidden="true">/</span>
        </nav>
        <h1>{name}</h1>
      </div>
      <a className={styles.hosted} href={wallUrl} target="_blank" rel="noreferrer">
        Hosted page
        <ArrowUpRight />
      </a>
      <div className={styles.end}>
        <p role="status" data-changed={isChanged ? '' : undefined}>
          {isChanged ? (
            'Changes not published'
          ) : (
            <>
              {publishedAt && <Check />}
              {publishedWords(publishedAt, now)}
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
        <div className={styles.failure}>
          <FormError {...failure} />
        </div>
      )}
    </header>
  )
}
