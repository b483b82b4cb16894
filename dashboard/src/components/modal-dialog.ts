import { useLayoutEffect, useRef, useSyncExternalStore, type PointerEvent, type SyntheticEvent } from 'react'

// Everything outside the topmost modal dialog is inert, so a toast must be inside it to be seen and pressed.
let openDialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setOpenDialogs(dialogs: readonly HTMLDialogElement[]) {
  openDialogs = dialogs
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTopDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(subscribe, () => openDialogs.at(-1))

const firstStop = '[data-autofocus], input:not(:disabled), textarea:not(:disabled), select:not(:disabled)'

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

/** Locking the scrolling removes the scrollbar, if there was one; the style sheet then reserves its space. */
function keepScrollbarPlace() {
  const { documentElement: root } = document
  root.toggleAttribute('data-had-scrollbar', window.innerWidth > root.clientWidth)
}

/**
 * What a mounted `<dialog>` needs to be modal: it is open while it is mounted. `onClose` is called on Escape, and on
 * a press outside when both press and release are outside. Unmounting returns the focus to where it was.
 */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const press = useRef({ began: false, ended: false })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (openDialogs.length === 0) keepScrollbarPlace()
    dialog.showModal()
    dialog.querySelector<HTMLElement>(firstStop)?.focus()
    setOpenDialogs([...openDialogs, dialog])
    return () => {
      setOpenDialogs(openDialogs.filter((open) => open !== dialog))
      dialog.close()
    }
  }, [])

  const isBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!isBackdrop(event)) return
      event.preventDefault()
      onClose()
    },
    // When Escape is pressed repeatedly, a browser closes the dialog without asking.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (isBackdrop(event) && !event.currentTarget.open) onClose()
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      press.current = { began: isBackdrop(event) && isOutside(event.currentTarget, event), ended: false }
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      press.current.ended = isOutside(event.currentTarget, event)
    },
    // Not on pointerup: the press of a finger would then click what is underneath.
    onClick: () => {
      const { began, ended } = press.current
      press.current = { began: false, ended: false }
      if (began && ended) onClose()
    },
  }
}
