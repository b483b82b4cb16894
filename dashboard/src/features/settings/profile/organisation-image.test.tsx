import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Identity } from '../../../lib/auth/identity.ts'
import { createSession } from '../../../lib/auth/session.ts'
import { AuthContext } from '../../../lib/auth/use-auth.ts'
import { ReportErrorContext } from '../../../reporting/report-error.ts'
import { ApiProvider } from '../../../lib/use-api.ts'
import { UploadFailed } from '../../../upload/uploader.ts'
import type { Uploads } from '../../../upload/uploads.ts'
import { useOrganisationUploads } from './organisation-image.tsx'

const notAsked = async () => expect.unreachable('nothing is asked of the identity service')

const signedOut: Identity = {
  leavesFirstConfirmationToBrowser: false,
  onTokenChanged: (listener) => listener(null),
  signIn: notAsked,
  signInWithToken: notAsked,
  renewUser: notAsked,
  endSession: notAsked,
  signOut: notAsked,
  sendPasswordReset: notAsked,
  readPasswordReset: notAsked,
  resetPassword: notAsked,
  applyEmailCode: notAsked,
  checkPassword: notAsked,
}

/** A server that takes every picture at once. */
class TakesImages extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 201
  readonly responseText = JSON.stringify({ imageUrl: '/a-picture' })
  open() {}
  setRequestHeader() {}
  send() {
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('XMLHttpRequest', TakesImages)
})

afterEach(() => void vi.unstubAllGlobals())

test('a picture that cannot be taken back when the dialog goes is reported, and only reported', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'The disk is broken.' }, { status: 500 }))
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const session = createSession({
    storage,
    tabStorage: storage,
    loadIdentity: async () => signedOut,
    clearCache: () => {},
  })
  const opened: Uploads[] = []
  const report = vi.fn<(error: unknown) => void>()
  function Probe() {
    const uploads = useOrganisationUploads()
    opened[0] ??= uploads
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ReportErrorContext value={report}>
        <AuthContext value={session}>
          <ApiProvider value={() => new Promise<never>(() => {})}>
            <Probe />
          </ApiProvider>
        </AuthContext>
      </ReportErrorContext>,
    ),
  )
  const [uploads] = opened
  uploads?.add(new File(['bytes'], 'logo.png', { type: 'image/png' }))
  await expect.poll(() => uploads?.getItems()[0]?.status).toBe('success')
  expect(report).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  await expect.poll(() => report.mock.calls).toEqual([[new UploadFailed('The disk is broken.')]])
})
