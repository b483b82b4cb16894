import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { type ThemeChoice, useTheme } from '../lib/theme.ts'
import styles from './theme-switch.module.css'

export const themes: { choice: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'System', icon: Monitor },
]

export function ThemeSwitch() {
  const name = useId()
  const { choice, choose } = useTheme()
  return (
    <fieldset className={styles.switch}>
      <legend>Theme</legend>
      {themes.map(({ choice: each, label, icon: Icon }) => (
        <label key={each} title={label}>
          <input type="radio" name={name} checked={choice === each} onChange={() => choose(each)} aria-label={label} />
          <Icon />
        </label>
      ))}
    </fieldset>
  )
}
