import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { type ThemeChoice, useTheme } from '../lib/theme.ts'
import { Segments } from './segments.tsx'

export const themes: { choice: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'System', icon: Monitor },
]

export function ThemeSwitch() {
  const { choice, choose } = useTheme()
  const options = themes.map(({ choice: value, label, icon }) => ({ value, label, icon }))
  return <Segments label="Theme" options={options} value={choice} onChange={choose} />
}
