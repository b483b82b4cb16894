import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ViewLink } from '../components/filter-links.tsx'
import { useViewChange, type ViewAddress } from './view-in-address.ts'

type View = { status: string; sort: string }

const ADDRESS: ViewAddress<View> = {
  path: '/list',
  viewOf: (params) => ({ status: params.get('status') ?? 'all', sort: params.get('sort') ?? 'newest' }),
  hrefOf: (view) => `/list?${new URLSearchParams(view)}`,
}

function Page() {
  const [params] = useSearchParams()
  const view = ADDRESS.viewOf(params)
  const change = useViewChange(ADDRESS)
  return (
    <>
      <p>{view.status}</p>
      <button type="button" onClick={() => change((now) => ({ ...now, sort: 'name' }))}>
        By name
      </button>
      <ViewLink address={ADDRESS} view={view} change={(now) => ({ ...now, sort: 'oldest' })}>
        Oldest first
      </ViewLink>
    </>
  )
}

const container = document.createElement('div')
let root: ReturnType<typeof createRoot> | undefined

function open(href: string) {
  history.replaceState(null, '', href)
  document.body.append(container)
  root = createRoot(container)
  act(() =>
    root?.render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    ),
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  act(() => root?.unmount())
  container.remove()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const address = () => location.pathname + location.search
const press = (selector: string, how: MouseEventInit = {}) =>
  act(() =>
    container
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how })),
  )

/** The address has gone on; what is on the screen is still to follow. */
const goAhead = (href: string) => history.pushState(null, '', href)

test('a change is made to the view of the address, not to the one that is still on the screen', () => {
  open('/list?status=submitted&sort=newest')
  goAhead('/list?status=all&sort=newest')
  expect(container.querySelector('p')?.textContent).toBe('submitted')
  press('button')
  expect(address()).toBe('/list?status=all&sort=name')
})

test('a link that is followed does so too, and says where it leads from what is on the screen', () => {
  open('/list?status=submitted&sort=newest')
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/list?status=submitted&sort=oldest')
  goAhead('/list?status=all&sort=newest')
  press('a')
  expect(address()).toBe('/list?status=all&sort=oldest')
})

test('a link that is opened in another window is left to the browser', () => {
  open('/list?status=submitted&sort=newest')
  goAhead('/list?status=all&sort=newest')
  const followed: boolean[] = []
  const noteAndStay = (event: Event) => {
    followed.push(!event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', noteAndStay)
  press('a', { ctrlKey: true })
  press('a')
  window.removeEventListener('click', noteAndStay)
  expect(followed).toEqual([true, false])
})

test('a change that comes once the address is another page leads nobody back', () => {
  open('/list?status=submitted&sort=newest')
  goAhead('/settings/profile')
  press('button')
  expect(address()).toBe('/settings/profile')
})

test('a change that changes nothing adds nothing to the history', () => {
  open('/list?status=submitted&sort=name')
  const before = history.length
  press('button')
  expect([address(), history.length]).toEqual(['/list?status=submitted&sort=name', before])
})
