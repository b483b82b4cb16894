import { Snowflake } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FROZEN_DESCRIPTION, useFreeze } from './freeze.context.ts'
import styles from './frozen-reason.module.css'

/** Where the banner of a frozen workspace is. */
export const FROZEN_BANNER = 'frozen'

const frozenControlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-frozen-change]') : null

/**
 * Says why a control of a frozen workspace can't be used, beside whichever has the pointer or the focus. One for all of
 * them, in the top layer, so that no table or drawer cuts it off.
 */
export function FrozenReason() {
  const freeze = useFreeze()
  return freeze ? <Reason isPayer={freeze.isPayer} /> : null
}

function Reason({ isPayer }: { isPayer: boolean }) {
  const popover = useRef<HTMLDivElement>(null)
  const shownFor = useRef<HTMLElement>(null)
  const dismissedFor = useRef<HTMLElement>(null)
  const [change, setChange] = useState('')

  useEffect(() => {
    const follow = ({ target }: Event) => {
      const element = popover.current
      if (!element || (target instanceof Node && element.contains(target))) return
      const control = frozenControlAt(target) ?? frozenControlAt(document.activeElement)
      if (control !== dismissedFor.current) dismissedFor.current = null
      if (control === shownFor.current || (control && control === dismissedFor.current)) return
      if (element.matches(':popover-open')) element.hidePopover()
      shownFor.current = control
      if (!control) return
      setChange(control.dataset['frozenChange'] ?? '')
      element.showPopover({ source: control })
    }
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !popover.current?.matches(':popover-open')) return
      popover.current.hidePopover()
      dismissedFor.current = shownFor.current
      shownFor.current = null
    }
    document.addEventListener('pointerover', follow)
    document.addEventListener('focusin', follow)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('pointerover', follow)
      document.removeEventListener('focusin', follow)
      document.removeEventListener('keydown', leave)
    }
  }, [])

  return (
    <>
      <p id={FROZEN_DESCRIPTION} hidden>
        This workspace is frozen.
      </p>
      <div ref={popover} popover="manual" role="status" className={`card text-13 icons-14 ${styles.reason}`}>
        <div className="beside gap-8">
          <Snowflake />
          <p>
            Can’t {change} while frozen.{' '}
            {isPayer ? (
              <>
                <Link to="/settings/subscription">Upgrade</Link> or{' '}
                <a href={`#${FROZEN_BANNER}`}>make this workspace active</a>.
              </>
            ) : (
              'The owner can end that.'
            )}
          </p>
        </div>
      </div>
    </>
  )
}
