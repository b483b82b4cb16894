import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

type Modal = {
  /** Shows a `<Dialog>` or `<ConfirmDialog>` in place of the one that is shown, if any. */
  open: (dialog: ReactNode) => void
  close: () => void
}

const ModalContext = createContext<Modal | undefined>(undefined)

/** Holds the one dialog that is open, outside of whatever opened it: a row may disappear under its own dialog. */
export function ModalProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ dialog: ReactNode; number: number }>({ dialog: null, number: 0 })
  const modal = useMemo(() => {
    const show = (dialog: ReactNode) => setShown(({ number }) => ({ dialog, number: number + 1 }))
    return { open: show, close: () => show(null) }
  }, [])
  const { pathname } = useLocation()
  useEffect(() => modal.close(), [pathname, modal])
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
