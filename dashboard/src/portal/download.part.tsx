import { useState } from 'react'
import type { Failure } from '../client/call.ts'
import { useClientTexts, useLanguages } from '../client/language.provider.tsx'
import { useReportError } from '../reporting/report-error.ts'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import { FailureNotice } from './problem.tsx'
import { saveArchive } from './save-archive.ts'
import { useAction } from './use-action.ts'
import controls from '../client/controls.module.css'
import styles from './page.module.css'

/** Everything we keep, as a file for the client. */
export function DownloadPart({ photoUrl }: { photoUrl: string | null }) {
  const texts = usePortalTexts()
  const { download } = texts
  const { visibility } = useClientTexts().fields
  const { language } = useLanguages()
  const { page, calls, settle } = usePortal()
  const report = useReportError()
  const [saved, setSaved] = useState<'whole' | 'without-photo' | null>(null)

  const make = async (): Promise<Failure | null> => {
    setSaved(null)
    const result = await calls.export()
    if (result.kind !== 'done') return result.kind === 'unknown' ? settle(result) : failureOf(result)
    try {
      const { makeArchive } = await import('./portal.archive.ts')
      const archive = await makeArchive({
        data: result.value,
        photoUrl,
        brand: page,
        texts,
        choices: visibility,
        language,
      })
      saveArchive(archive)
      setSaved(archive.isPhotoMissing ? 'without-photo' : 'whole')
      return null
    } catch (error) {
      report(error)
      return { reason: navigator.onLine ? 'server' : 'offline' }
    }
  }
  const { isBusy, failure, start } = useAction(make)

  return (
    <section className={styles.side} aria-labelledby="download-title">
      <h2 className="regular" id="download-title">
        {download.title}
      </h2>
      <p className={styles.note}>{download.note}</p>
      <FailureNotice failure={failure} title={download.failed} />
      <p className="stack">
        <button
          type="button"
          className={`${controls.plain} ${styles.plain}`}
          aria-disabled={isBusy}
          onClick={() => void start()}
        >
          {isBusy ? download.doing : download.action}
        </button>
      </p>
      <p role="status" className={styles.note}>
        {saved === 'whole' && download.done}
        {saved === 'without-photo' && download.withoutPhoto}
      </p>
    </section>
  )
}

const failureOf = (result: { kind: 'refused' | 'invalid' } | { kind: 'failed'; failure: Failure }): Failure =>
  result.kind === 'failed' ? result.failure : { reason: 'server' }
