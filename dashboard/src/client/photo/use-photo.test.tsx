import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerUploader } from '../../upload/server-uploader.ts'
import { UploadFailed } from '../../upload/uploader.ts'
import type { Uploads } from '../../upload/uploads.ts'
import { ReportErrorContext } from '../../reporting/report-error.ts'
import { usePhoto } from './use-photo.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

const photo = { id: 'an-id', name: 'me.png', totalBytes: 5, downloadUrl: '/a-picture' }

test('a photo that cannot be deleted is gone for the client, and reported', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'The disk is broken.' }, { status: 500 }))
  const opened: Uploads[] = []
  const report = vi.fn<(error: unknown) => void>()
  const onChange = vi.fn<(photo: object | null) => void>()
  function Probe() {
    const { uploads } = usePhoto({
      openUploader: () => createServerUploader({ pathOf: () => '/a-picture' }),
      stored: photo,
      onChange,
    })
    opened[0] ??= uploads
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ReportErrorContext value={report}>
        <Probe />
      </ReportErrorContext>,
    ),
  )
  await act(async () => opened[0]?.remove('an-id'))
  expect(onChange.mock.lastCall).toEqual([null])
  await expect.poll(() => report.mock.calls).toEqual([[new UploadFailed('The disk is broken.')]])
  await act(async () => root.unmount())
})
