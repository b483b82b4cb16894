import { type Ref, useId, useState } from 'react'
import { type ExistingRowInput, IMPORT_ATTESTATION_TEXT } from '#shared/existing-import.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { ServiceOptions } from '../../../components/tags/service.options.tsx'
import { importState, leftOutMessage, readyMessage, testimonialCount } from './existing-import.messages.ts'
import styles from './import.module.css'
import { RecentImports } from './recent-imports.tsx'
import type { RowPhoto } from './use-photo-uploads.ts'
import type { ImportRun } from './use-import-run.ts'

type ImportRailProps = {
  ref: Ref<HTMLElement>
  /** Of the recognised source, to begin with. */
  receivedVia: string
  chosen: ExistingRowInput[]
  photos: RowPhoto[]
  counts: { total: number; toFix: number; duplicates: number; skipped: number }
  service: string
  onService: (service: string) => void
  /** For all of them. */
  tags: string
  onTags: (tags: string) => void
  /** For duplicates. */
  isSearching: boolean
  run: ImportRun
}

const NOT_ATTESTED = 'Tick this to import. If you’re not sure of a row, untick the row.'

/** What will happen, and the one button that does it. */
export function ImportRail({
  ref,
  chosen,
  photos,
  counts,
  service,
  onService,
  tags,
  onTags,
  isSearching,
  run,
  ...rail
}: ImportRailProps) {
  const [receivedVia, setReceivedVia] = useState(rail.receivedVia)
  const [isAttested, setIsAttested] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const servicesId = useId()
  const { progress, isBusy, failure } = run
  const hasBegun = progress !== undefined
  const leftOut = leftOutMessage(counts)

  const start = () => {
    setIsAsked(true)
    if (!hasBegun && (!isAttested || receivedVia.trim() === '')) return
    run.start({ rows: chosen, photos, receivedVia, tags })
  }
  return (
    <aside ref={ref} className={`stack gap-16 content-start ${styles.rail}`} aria-label="Import">
      <p className="serif-24" role="status">
        {progress ? importState(progress) : readyMessage({ ready: chosen.length, total: counts.total })}
      </p>
      {progress && (
        <progress
          className="full"
          aria-label="Progress"
          max={progress.total * 2}
          value={progress.received + progress.imported}
        />
      )}
      {!progress && <Shares ready={chosen.length} toFix={counts.toFix} total={counts.total} />}
      {photos.length > 0 && (
        <p className="text-13 muted">
          {photos.length === 1 ? '1 of them has a photo.' : `${photos.length} of them have a photo.`}
        </p>
      )}
      {leftOut && <p className="text-13 muted">{leftOut}</p>}
      {!hasBegun && (
        <>
          <Field
            label="Where they come from"
            placeholder="LinkedIn, an older website"
            autoComplete="off"
            value={receivedVia}
            error={isAsked && receivedVia.trim() === '' ? 'Say where they come from.' : undefined}
            onChange={({ target }) => setReceivedVia(target.value)}
          />
          <Field
            label="Tags for all of them"
            isOptional
            placeholder="press, second edition"
            autoComplete="off"
            value={tags}
            onChange={({ target }) => onTags(target.value)}
          />
          <Field
            label="Service, where a row has none"
            isOptional
            list={servicesId}
            autoComplete="off"
            value={service}
            onChange={({ target }) => onService(target.value)}
          />
          <ServiceOptions id={servicesId} />
          <Checkbox
            label={IMPORT_ATTESTATION_TEXT}
            hint="Once for this import. We keep it with your name and the date."
            checked={isAttested}
            error={isAsked && !isAttested ? NOT_ATTESTED : undefined}
            onChange={({ target }) => setIsAttested(target.checked)}
          />
        </>
      )}
      <FormError message={failure?.message} />
      <Button
        isWide
        isBusy={isBusy}
        change="import testimonials"
        disabledReason={
          isSearching
            ? 'Wait until we have looked for duplicates.'
            : chosen.length === 0
              ? 'No row is ready to be imported.'
              : undefined
        }
        onClick={start}
      >
        {failure && hasBegun ? 'Try again' : `Import ${testimonialCount(chosen.length)}`}
      </Button>
      {hasBegun && (
        <Button isWide variant="line" onClick={run.cancel}>
          Cancel import
        </Button>
      )}
      <p className="text-13 muted">
        They arrive as submitted, so nothing is shown until you approve it, and they never carry “Verified client”. You
        can undo the whole import for 30 days.
      </p>
      {failure?.isUnfinishedElsewhere && <RecentImports />}
    </aside>
  )
}

type SharesProps = { ready: number; toFix: number; total: number }

/** How many rows are ready, how many need fixing, and the rest. Decorative: the numbers are next to it. */
const Shares = ({ ready, toFix, total }: SharesProps) => (
  <svg
    className={`full ${styles.shares}`}
    viewBox={`0 0 ${Math.max(1, total)} 1`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect width={total} height="1" />
    <rect className={styles.toFix} width={ready + toFix} height="1" />
    <rect className={styles.ready} width={ready} height="1" />
  </svg>
)
