import { Check, CircleAlert, Copy, CopyCheck, CopyX, type LucideIcon } from 'lucide-react'
import { FilterButtons } from '../../../components/filter-links.tsx'
import { GROUP_NAMES, type GroupName, type Groups } from './selection.ts'

export const GROUPS: Record<GroupName, { name: string; icon: LucideIcon }> = {
  toFix: { name: 'Needs fixing', icon: CircleAlert },
  duplicates: { name: 'Duplicates', icon: Copy },
  alike: { name: 'Almost the same', icon: CopyCheck },
  ready: { name: 'Ready', icon: Check },
  skipped: { name: 'Skipped', icon: CopyX },
}

type GroupChipsProps = { groups: Groups; shown: GroupName | null; onShow: (shown: GroupName | null) => void }

/** Which group of rows is shown. Groups without rows aren't offered. */
export function GroupChips({ groups, shown, onShow }: GroupChipsProps) {
  const filled = GROUP_NAMES.filter((name) => groups[name].length > 0)
  const current = filled.find((name) => name === shown)
  const total = filled.reduce((sum, name) => sum + groups[name].length, 0)
  return (
    <FilterButtons
      label="Show rows"
      choices={[
        { word: 'All', count: total, isCurrent: current === undefined, onSelect: () => onShow(null) },
        ...filled.map((name) => ({
          word: GROUPS[name].name,
          icon: GROUPS[name].icon,
          count: groups[name].length,
          isCurrent: current === name,
          onSelect: () => onShow(name),
        })),
      ]}
    />
  )
}
