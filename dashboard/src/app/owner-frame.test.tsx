import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModalProvider, useModal } from '../components/modal.tsx'
import { ToastProvider, useToast } from '../components/toast.tsx'
import type { Identity, IdentityUser } from '../lib/auth/identity.ts'
import { createSession } from '../lib/auth/session.ts'
import { AuthContext } from '../lib/auth/use-auth.ts'
import { ApiProvider } from '../lib/use-api.ts'
import { OwnerFrame } from './owner-frame.tsx'

const userOf = (id: string): IdentityUser => ({
  id,
  email: `${id}@example.com`,
  isEmailVerified: true,
  getToken: async () => `token-${id}`,
  sendEmailVerification: async () => {},
  hasTwoFactor: false,
  enterPassword: async () => undefined,
  enterToken: async () => {},
  changePassword: async () => {},
  requestEmailChange: async () => {},
  startTwoFactor: async () => ({ key: '', url: '', finish: async () => {} }),
  turnTwoFactorOff: async () => {},
})

async function sessionOf(id: string) {
  const values = new Map([['firebaseToken', 'old']])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  let report: (user: IdentityUser) => void = () => {}
  const notAsked = async () => expect.unreachable('nothing else is asked of the identity service')
  const identity: Identity = {
    leavesFirstConfirmationToBrowser: false,
    onTokenChanged: (listener) => {
      report = listener
      listener(userOf(id))
    },
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
  const session = createSession({
    storage,
    tabStorage: storage,
    loadIdentity: async () => identity,
    clearCache: () => {},
  })
  session.determine()
  await vi.waitUntil(() => session.getState().status === 'signedIn')
  return { session, report: (next: string) => report(userOf(next)) }
}

const dialog = <p>About a client of Nora</p>

function Page() {
  const { open } = useModal()
  const toast = useToast()
  return (
    <>
      <input aria-label="Note" defaultValue="" />
      <button id="ask" type="button" onClick={() => open(dialog)}>
        Ask
      </button>
      <button id="fail" type="button" onClick={() => toast.danger('Nora’s client was not saved.')}>
        Fail
      </button>
    </>
  )
}

const neverAnswered = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // The document of these tests knows no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

test.each([
  { change: 'and asked is gone when another owner comes', next: 'otto', left: '' },
  { change: 'and asked stays when only the token of the owner changes', next: 'nora', left: 'Typed by Nora' },
])('what was typed $change', async ({ next, left }) => {
  const { session, report } = await sessionOf('nora')
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AuthContext value={session}>
          <ApiProvider value={neverAnswered}>
            <ToastProvider>
              <ModalProvider>
                <OwnerFrame>
                  <Page />
                </OwnerFrame>
              </ModalProvider>
            </ToastProvider>
          </ApiProvider>
        </AuthContext>
      </MemoryRouter>,
    ),
  )
  const note = () => place.querySelector<HTMLInputElement>('[aria-label=Note]')
  const typed = note()
  if (typed) typed.value = 'Typed by Nora'
  await act(async () => place.querySelector<HTMLButtonElement>('#ask')?.click())
  await act(async () => place.querySelector<HTMLButtonElement>('#fail')?.click())
  expect(place.textContent).toContain('About a client of Nora')
  expect(document.body.textContent).toContain('Nora’s client was not saved.')
  await act(async () => report(next))
  expect(session.getState()).toMatchObject({ user: { id: next } })
  expect(note()?.value).toBe(left)
  expect(place.textContent?.includes('About a client of Nora')).toBe(next === 'nora')
  expect(document.body.textContent?.includes('Nora’s client was not saved.')).toBe(next === 'nora')
  await act(async () => root.unmount())
})
