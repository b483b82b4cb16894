import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react'

/**
 * What a menu in a popover needs: the arrow keys move between its items, and the focus begins in a
 * field, else at `data-autofocus`, else at the first item. The browser closes it on Escape, returning the focus, and on a press outside.
 */
export function useMenuPopover(onOpen?: () => void) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const stops = () => [...(ref.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const onToggle = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open')
    if (newState !== 'open') return
    onOpen?.()
    const first = ref.current?.querySelector<HTMLElement>('input, [data-autofocus]')
    ;(first ?? stops()[0])?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = stops()
    const current = all.findIndex((stop) => stop === document.activeElement)
    const isTyping = event.target instanceof HTMLInputElement
    const targets: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current === -1 ? -1 : current - 1,
      ...(!isTyping && { Home: 0, End: -1 }),
    }
    const target = targets[event.key]
    if (event.key === 'Tab') ref.current?.hidePopover()
    if (target === undefined) return
    event.preventDefault()
    all.at(target % all.length)?.focus()
  }
  return {
    id,
    isOpen,
    close: () => ref.current?.hidePopover(),
    popover: { ref, id, popover: 'auto', onToggle },
    onKeyDown,
  } as const
}
