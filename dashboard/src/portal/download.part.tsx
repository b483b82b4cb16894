import { useState } from 'react'
import type { Failure } from '../client/call.ts'
import { useClientTexts, useLanguages } from '../client/language.provider.tsx'
import { useReportError } from '../reporting/report-error.ts'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import { FailureNotice, useAction } from './portal.parts.tsx'
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
    if (result.kind === 'unknown' || result.kind === 'ended') return settle(result)
    if (result.kind !== 'done') return failureOf(result)
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
    <section className={`stack gap-12 border-above ${styles.side}`} aria-labelledby="download-title">
      <h2 className="regular" id="download-title">
        {download.title}
      </h2>
      <p className="muted measure-34">{download.note}</p>
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
      <p role="status" className="muted measure-34">
        {saved === 'whole' && download.done}
        {saved === 'without-photo' && download.withoutPhoto}
      </p>
    </section>
  )
}

const failureOf = (result: { kind: 'refused' | 'invalid' } | { kind: 'failed'; failure: Failure }): Failure =>
  result.kind === 'failed' ? result.failure : { reason: 'server' }

/** Makes the browser download a file created on this page. */
function saveArchive({ name, blob }: { name: string; blob: Blob }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
