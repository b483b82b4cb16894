import { Moon, Sun } from 'lucide-react'
import { useTheme } from '../lib/theme.ts'
import styles from './theme-switch.module.css'

const words = { light: 'Light', dark: 'Dark' }

export function ThemeSwitch() {
  const { otherTheme, switchTheme } = useTheme()
  const Icon = otherTheme === 'dark' ? Moon : Sun
  return (
    <button
      type="button"
      className={styles.switch}
      onClick={switchTheme}
      aria-label={`Switch theme to ${words[otherTheme]}`}
    >
      <Icon />
      {words[otherTheme]}
    </button>
  )
}
