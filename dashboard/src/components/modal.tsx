import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

type Modal = {
  /** Shows a `<Dialog>` or `<ConfirmDialog>`, replacing the current one if there is one. */
  open: (dialog: ReactNode) => void
  close: () => void
}

type Shown = { dialog: ReactNode; number: number; path: string }

const ModalContext = createContext<Modal | undefined>(undefined)

/** Holds the one open dialog, outside of the component that opened it, until the page changes. */
export function ModalProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Shown>({ dialog: null, number: 0, path: pathname })
  if (shown.path !== pathname) setShown({ dialog: null, number: shown.number + 1, path: pathname })

  const modal = useMemo(() => {
    const show = (dialog: ReactNode) => setShown(({ number, path }) => ({ dialog, number: number + 1, path }))
    return { open: show, close: () => show(null) }
  }, [])
  return (
    <ModalContext value={modal}>
      {children}
      <ModalSlot key={shown.number}>{shown.dialog}</ModalSlot>
    </ModalContext>
  )
}

const ModalSlot = ({ children }: { children: ReactNode }) => children

export function useModal(): Modal {
  const modal = use(ModalContext)
  if (!modal) throw new Error('This component must be used within a <ModalProvider> component.')
  return modal
}
