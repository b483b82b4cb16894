import { ArrowRight } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'
import styles from './setting-changes.module.css'

type SettingChange = { setting: string; before: string | null; after: string | null }

type SettingChangesProps = { changes: readonly SettingChange[]; className?: string }

/** What changed in some settings, each with its old value struck out. Nothing when nothing did. */
export const SettingChanges = ({ changes, className }: SettingChangesProps) =>
  changes.length > 0 && (
    <ul role="list" className={classNames('text-13 muted stack gap-4', className)}>
      {changes.map(({ setting, before, after }) => (
        <li key={setting} className={`row wrap gap-8 icons-14 ${styles.change}`}>
          <span>{setting}:</span>
          {before !== null && (
            <del>
              <span className="visually-hidden">from </span>
              {before}
            </del>
          )}
          {before !== null && after !== null && <ArrowRight />}
          {after === null ? (
            <span>removed</span>
          ) : (
            <ins className="medium ink">
              <span className="visually-hidden">to </span>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
