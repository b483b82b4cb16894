import { useEffect, useRef, useState } from 'react'
import { exportAccount } from '#shared/account-export.ts'
import { messageOf } from '../../lib/error-message.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useReportError } from '../../reporting/report-error.ts'
import { useApi } from '../../lib/use-api.ts'
import type { Progress } from './export.archive.ts'
import { archiveName } from './export.files.ts'

const IMAGE_TIMEOUT_MS = 30_000

export type ExportState =
  | { name: 'idle' }
  | { name: 'collecting' }
  | { name: 'pictures'; progress: Progress }
  | { name: 'saved'; fileName: string; missing: number }
  | { name: 'cancelled' }
  | { name: 'failed'; message: string }

async function fetchImage(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(IMAGE_TIMEOUT_MS)]) })
  if (!answer.ok) throw new Error(`Fetching the image failed with status ${answer.status}.`)
  const { type } = await answer.clone().blob()
  return { bytes: new Uint8Array(await answer.arrayBuffer()), mediaType: type }
}

/** Creates one archive at a time, until it is saved, cancelled, or the page is left. */
export function useAccountExport() {
  const call = useApi()
  const report = useReportError()
  const [state, setState] = useState<ExportState>({ name: 'idle' })
  const task = useRef<AbortController>(null)

  useEffect(() => () => task.current?.abort(), [])

  async function run({ signal }: AbortController) {
    const become = (next: ExportState) => !signal.aborted && setState(next)
    become({ name: 'collecting' })
    try {
      const [account, { makeArchive }] = await Promise.all([call(exportAccount, {}), import('./export.archive.ts')])
      signal.throwIfAborted()
      const onProgress = (progress: Progress) => become({ name: 'pictures', progress })
      const { blob, missing } = await makeArchive({ account, fetchImage, onProgress, signal })
      const fileName = archiveName(new Date())
      saveFile({ name: fileName, content: blob, type: 'application/zip' })
      become({ name: 'saved', fileName, missing: missing.length })
    } catch (error) {
      if (signal.aborted) return
      report(error)
      become({ name: 'failed', message: messageOf(error) })
    }
  }

  return {
    state,
    isRunning: state.name === 'collecting' || state.name === 'pictures',
    start() {
      if (task.current) return
      const started = new AbortController()
      task.current = started
      void run(started).finally(() => {
        if (task.current === started) task.current = null
      })
    },
    cancel() {
      task.current?.abort()
      task.current = null
      setState({ name: 'cancelled' })
    },
  }
}
