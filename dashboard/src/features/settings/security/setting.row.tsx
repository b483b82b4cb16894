import type { ReactNode } from 'react'
import styles from './security.module.css'

type SettingRowProps = { icon?: ReactNode; what: string; state?: ReactNode; children?: ReactNode; actions: ReactNode }

/** One setting in a list of them: what it is, its state, a line about it, and its buttons at the end. */
export function SettingRow({ icon, what, state, children, actions }: SettingRowProps) {
  return (
    <li className={`border-below ${icon ? `icons-20 icons-muted ${styles.withIcon}` : 'phone-column'}`}>
      {icon}
      <div className="shrink">
        <p className={`row wrap ${styles.what}`}>
          <b className="medium anywhere">{what}</b>
          {state}
        </p>
        {children && <p className="text-13 muted measure anywhere">{children}</p>}
      </div>
      <div className="flex wrap gap-8">{actions}</div>
    </li>
  )
}
