import { describe, expect, test, vi } from 'vitest'
import { setUpSession, setUpSignedInSession, userWith } from './session.fake.ts'

const KEY = 'goodwordWorkspace'

describe('the workspace of a session', () => {
  test('is the one the server chose, until another one is opened', async () => {
    const { session, tabStorage, storage } = await setUpSignedInSession()
    expect(session.getWorkspace()).toBeNull()
    const visit = session.getVisit()
    session.adoptWorkspace('wsp_a')
    session.adoptWorkspace('wsp_b')
    expect(session.getWorkspace()).toBe('wsp_a')
    expect(session.getVisit()).toBe(visit)
    expect([tabStorage.getItem(KEY), storage.getItem(KEY)]).toEqual(['wsp_a', 'wsp_a'])
  })

  test('is a new visit when another one is opened, with an empty cache', async () => {
    const { session, clearCache } = await setUpSignedInSession()
    session.adoptWorkspace('wsp_a')
    const visit = session.getVisit()
    session.openWorkspace('wsp_b')
    expect(session.getWorkspace()).toBe('wsp_b')
    expect(session.getVisit()).not.toBe(visit)
    expect(session.getState()).toMatchObject({ status: 'signedIn', user: { id: 'nora' } })
    expect(clearCache).toHaveBeenCalledOnce()
  })

  test('stays in its tab, whatever other tabs open', async () => {
    const { session, storage, become } = setUpSession({
      token: 'old',
      remembered: userWith('nora'),
      tab: { [KEY]: 'wsp_a' },
    })
    storage.setItem(KEY, 'wsp_b')
    session.determine()
    await become('signedIn')
    session.followOtherTab({ key: KEY })
    expect(session.getWorkspace()).toBe('wsp_a')
  })

  test('is forgotten when the user is no longer a member, unless another one is open by then', async () => {
    const { session } = await setUpSignedInSession()
    session.adoptWorkspace('wsp_a')
    session.leaveWorkspace('wsp_b')
    expect(session.getWorkspace()).toBe('wsp_a')
    const visit = session.getVisit()
    session.leaveWorkspace('wsp_a')
    expect(session.getWorkspace()).toBeNull()
    expect(session.getVisit()).not.toBe(visit)
  })

  test('is not left for the next user', async () => {
    const { session, identity, tabStorage, storage } = await setUpSignedInSession()
    session.adoptWorkspace('wsp_a')
    identity.report(userWith('otto'))
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ user: { id: 'otto' } }))
    expect(session.getWorkspace()).toBeNull()
    session.adoptWorkspace('wsp_o')
    await session.signOut()
    expect(session.getWorkspace()).toBeNull()
    expect([tabStorage.getItem(KEY), storage.getItem(KEY)]).toEqual([null, null])
  })
})
