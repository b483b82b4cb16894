import { ChevronDown } from 'lucide-react'
import type { Service, Tag } from '#shared/tags.ts'
import type { WidgetOptions } from '#shared/widgets.ts'
import { type SectionProps, SelectOption } from './option.parts.tsx'
import styles from './leave-out.module.css'
import tagStyles from './tags.module.css'

const ANY = ''

/** Undefined while they are loading. */
export type TagLists = { tags: readonly Tag[]; services: readonly Service[] } | undefined

type TagsFieldProps = Pick<SectionProps, 'draft' | 'onChange'> & { lists: TagLists }

/** Limits a widget to some tags or one service. Nothing is shown while the workspace has neither. */
export function TagsField({ draft: { options }, onChange, lists }: TagsFieldProps) {
  if (!lists) return null
  const { onlyService } = options
  const names = new Set([...(onlyService === null ? [] : [onlyService]), ...lists.services.map(({ name }) => name)])
  const services = [{ value: ANY, label: 'Any, or none' }, ...[...names].map((name) => ({ value: name, label: name }))]
  return (
    <>
      {names.size > 0 && (
        <SelectOption
          label="Service"
          choices={services}
          value={onlyService ?? ANY}
          onChange={(name) => onChange({ options: { onlyService: name === ANY ? null : name } })}
        />
      )}
      {lists.tags.length > 0 && (
        <>
          <TagChoice
            title="Show only tags"
            none="all shown"
            tags={lists.tags}
            option="onlyTagIds"
            chosenIds={options.onlyTagIds}
            onChange={onChange}
          />
          <TagChoice
            title="Leave out tags"
            none="none left out"
            tags={lists.tags}
            option="withoutTagIds"
            chosenIds={options.withoutTagIds}
            onChange={onChange}
          />
        </>
      )}
    </>
  )
}

type TagChoiceProps = Pick<SectionProps, 'onChange'> & {
  title: string
  /** What the line says when no tag is chosen. */
  none: string
  tags: readonly Tag[]
  option: keyof Pick<WidgetOptions, 'onlyTagIds' | 'withoutTagIds'>
  chosenIds: readonly string[]
}

function TagChoice({ title, none, tags, option, chosenIds, onChange }: TagChoiceProps) {
  const chosen = tags.filter(({ id }) => chosenIds.includes(id))
  const toggle = (id: string) => {
    const rest = chosen.filter((tag) => tag.id !== id).map((tag) => tag.id)
    onChange({ options: { [option]: rest.length < chosen.length ? rest : [...rest, id] } })
  }
  return (
    <details className={`border round-control surface ${styles.leaveOut}`}>
      <summary className="stack align-center gap-8 pointer">
        <span>{title}</span>
        <span className="text-13 muted ellipsis">{chosen.map(({ name }) => name).join(', ') || none}</span>
        <ChevronDown />
      </summary>
      <ul className={`border-above pad-4 ${tagStyles.tags}`} role="list" aria-label={title}>
        {tags.map(({ id, name, count }) => (
          <li key={id}>
            <label className="stack gap-8 text-13 anywhere pointer">
              <input type="checkbox" checked={chosenIds.includes(id)} onChange={() => toggle(id)} />
              <span dir="auto">{name}</span>
              <span className="muted tabular">{count.toLocaleString('en')}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
