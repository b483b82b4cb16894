import { useEffect, useRef, useState } from 'react'
import {
  beginExistingImport,
  type ExistingImport,
  type ExistingRowInput,
  finishExistingImport,
  getExistingImport,
  listExistingImports,
  sendExistingRows,
  undoExistingImport,
} from '#shared/existing-import.ts'
import { listTags } from '#shared/tags.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { ApiError } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { chunksOf } from './chunks.ts'
import { type PhotoUploads, type RowPhoto, usePhotoUploads } from './use-photo-uploads.ts'

type Wanted = {
  rows: readonly ExistingRowInput[]
  photos: readonly RowPhoto[]
  receivedVia: string
  tags: string
}
type Begin = { total: number; receivedVia: string; tags: string; isAttested: true }

/** What has been sent, so that trying again continues instead of starting over. */
type Sent = { begin: Begin; id: string | undefined; chunks: ExistingRowInput[][]; next: number }

export type ImportRun = {
  /** Undefined before it starts. */
  progress: ExistingImport | undefined
  isBusy: boolean
  photos: PhotoUploads
  failure: { message: string; isUnfinishedElsewhere: boolean } | undefined
  start: (wanted: Wanted) => void
  /** Tries the photos again that couldn't be uploaded. */
  retryPhotos: () => void
  /** Deletes what has been sent, and what has been imported by then. */
  cancel: () => void
  /** For another file. */
  reset: () => void
}

const POLL_MS = 1000

/** Sends an import in chunks and follows it until all its testimonials are in the list. */
export function useImportRun(): ImportRun {
  const call = useApi()
  const refresh = useRefresh()
  const { uploads, upload, forget } = usePhotoUploads()
  const [progress, setProgress] = useState<ExistingImport>()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<ImportRun['failure']>()
  const sent = useRef<Sent>(undefined)
  const [keyOf] = useState(() => createRequestKeys<Begin>())
  const isCancelled = useRef(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const fail = (error: unknown) =>
    setFailure({
      message: messageOf(error),
      isUnfinishedElsewhere: error instanceof ApiError && error.code === 'imports.unfinished',
    })

  const show = (found: ExistingImport) => {
    if (!isCancelled.current) setProgress(found)
  }

  /** Until it has ended, or the page is left. The import goes on without the page. */
  async function follow(id: string) {
    while (!isCancelled.current && !leaving.current?.signal.aborted) {
      const found = await call(getExistingImport, { params: { id } })
      show(found)
      if (found.state === 'done' || found.state === 'removed') return
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  async function send({ rows, photos, receivedVia, tags }: Wanted) {
    const run = (sent.current ??= {
      begin: { total: rows.length, receivedVia, tags, isAttested: true },
      id: undefined,
      chunks: chunksOf(rows),
      next: 0,
    })
    if (run.id === undefined) {
      const begun = await call(beginExistingImport, { body: run.begin }, { idempotencyKey: keyOf(run.begin) })
      run.id = begun.id
      show(begun)
    }
    const { id } = run
    for (; run.next < run.chunks.length; run.next += 1) {
      if (isCancelled.current) return
      show(await call(sendExistingRows, { params: { id }, body: { rows: run.chunks[run.next] ?? [] } }))
    }
    await call(finishExistingImport, { params: { id } })
    await follow(id)
    await sendPhotos(id, photos)
  }

  async function sendPhotos(id: string, photos: readonly RowPhoto[]) {
    const signal = leaving.current?.signal
    if (!isCancelled.current && signal && !signal.aborted) await upload(id, photos, { signal })
  }

  const refreshAll = () => {
    for (const endpoint of [listTestimonials, listExistingImports, listTags]) void refresh(endpoint)
  }

  async function start(wanted: Wanted) {
    if (isBusy) return
    // What was never begun may be changed before it is tried again.
    if (sent.current?.id === undefined) sent.current = undefined
    isCancelled.current = false
    setIsBusy(true)
    setFailure(undefined)
    try {
      await send(wanted)
    } catch (error) {
      // What is refused then, is refused because of it.
      if (!isCancelled.current) fail(error)
    }
    setIsBusy(false)
    refreshAll()
  }

  const reset = () => {
    sent.current = undefined
    setProgress(undefined)
    setFailure(undefined)
    forget()
  }

  async function retryPhotos() {
    const id = sent.current?.id
    if (id === undefined) return
    await sendPhotos(id, uploads.failed)
    refreshAll()
  }

  async function cancel() {
    const id = sent.current?.id
    if (id === undefined) return
    isCancelled.current = true
    try {
      await call(undoExistingImport, { params: { id } })
      reset()
    } catch (error) {
      isCancelled.current = false
      fail(error)
    }
    refreshAll()
  }

  return {
    progress,
    isBusy,
    photos: uploads,
    failure,
    retryPhotos: () => void retryPhotos(),
    start: (wanted) => void start(wanted),
    cancel: () => void cancel(),
    reset,
  }
}
