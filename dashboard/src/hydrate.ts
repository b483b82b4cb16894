import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { matchPath } from 'react-router-dom'
import { TOKEN_STORAGE_KEY } from '#shared/constants.ts'
import { LazyOwnerFrame } from './app/layouts.tsx'
import { browserStorage } from './lib/browser-storage.ts'
import { awaitFirstPage } from './navigation/navigation.tsx'
import { pages } from './pages.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const isPage = (path: string): path is keyof typeof pages => path in pages

/** Somebody may be signed in. `early.js` looked first; another tab may have changed it since. */
const mayBeSignedIn = () =>
  document.documentElement.dataset['session'] !== undefined || browserStorage.getItem(TOKEN_STORAGE_KEY) !== null

/** A page that another one left a message for, kept by the browser over a reload, is not as it was built. */
const hasMessage = () => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'usr' in state && Boolean(state.usr)
}

const isPressed = (control: Control) => control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)

/** Takes back what a visitor has entered so far, and returns how to enter each again, so that React hears of it. */
function takeEntries(root: HTMLElement): (() => void)[] {
  const again: (() => void)[] = []
  for (const control of root.querySelectorAll<Control>('input, textarea')) {
    if (isPressed(control) && control instanceof HTMLInputElement) {
      if (control.checked && !control.defaultChecked) again.push(() => control.click())
      control.checked = control.defaultChecked
    } else if (control.value !== control.defaultValue) {
      const { value } = control
      control.value = control.defaultValue
      again.push(() => {
        // React watches the property of the element itself; this one goes around it.
        const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
        control.dispatchEvent(new Event('input', { bubbles: true }))
      })
    }
  }
  return again
}

/** React hears of what had the focus before; while it is still taking over, it keeps the event for then. */
function focusAgain(root: HTMLElement): void {
  const { activeElement } = document
  if (root.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

function hydrate(root: HTMLElement, app: ReactNode): Root {
  const entries = takeEntries(root)
  const pressed = [...root.querySelectorAll<HTMLButtonElement>('button[data-pressed]')]
  delete root.dataset['page']
  if (entries.length + pressed.length === 0) {
    // Bit by bit. From now on, React takes over at once what somebody touches.
    const taken = hydrateRoot(root, app)
    focusAgain(root)
    return taken
  }
  const taken = flushSync(() => hydrateRoot(root, app))
  // What is inside a Suspense follows later, until an event happens there.
  root.firstElementChild?.dispatchEvent(new KeyboardEvent('keyup'))
  for (const enter of entries) enter()
  for (const button of pressed) {
    delete button.dataset['pressed']
    button.click()
  }
  focusAgain(root)
  return taken
}

/** Where owners arrive who open one of these. */
const redirects: Record<string, keyof typeof pages> = {
  '/': '/testimonial/list',
  '/testimonial': '/testimonial/list',
  '/settings': '/settings/profile',
}

/** The code of the page that is shown first, and for owners of what is around it. */
function loadFirstPage(): Promise<unknown> {
  const { pathname } = location
  const isOwner = mayBeSignedIn()
  const redirect = isOwner ? redirects[pathname] : undefined
  const path = redirect ?? Object.keys(pages).find((known) => matchPath(known, pathname))
  const page = path !== undefined && isPage(path) ? pages[path].preload() : undefined
  return Promise.all([page, isOwner && LazyOwnerFrame.preload()])
}

/** Takes over the page that the build has rendered, or renders one. */
export async function start(root: HTMLElement, app: ReactNode): Promise<Root> {
  const path = root.dataset['page']
  const isBuilt = path !== undefined && isPage(path) && !mayBeSignedIn() && !hasMessage()
  if (
    isBuilt &&
    (await pages[path].preload().then(
      () => true,
      () => false,
    )) &&
    !mayBeSignedIn()
  )
    return hydrate(root, app)
  if (mayBeSignedIn()) root.replaceChildren()
  delete root.dataset['page']
  void awaitFirstPage(loadFirstPage())
  const created = createRoot(root)
  created.render(app)
  return created
}
