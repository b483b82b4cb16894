import { ChevronDown } from 'lucide-react'
import type { Service, Tag } from '#shared/tags.ts'
import type { WidgetOptions } from '#shared/widgets.ts'
import type { SectionProps } from './option.parts.tsx'
import styles from './leave-out.module.css'
import tagStyles from './tags.module.css'

/** Undefined while they are loading. */
export type TagLists = { tags: readonly Tag[]; services: readonly Service[] } | undefined

type Option = 'onlyTagIds' | 'withoutTagIds' | 'onlyServices' | 'withoutServices'
type Options = Pick<WidgetOptions, Option>

type TagsFieldProps = Pick<SectionProps, 'onChange'> & { draft: { options: Options }; lists: TagLists }

/** Limits a widget to some tags or services. Nothing is shown while the workspace has neither. */
export function TagsField({ draft: { options }, onChange, lists }: TagsFieldProps) {
  if (!lists) return null
  const { onlyServices, withoutServices } = options
  // The list has the most used ones only.
  const counts = new Map([
    ...[...onlyServices, ...withoutServices].map((name) => [name, null] as const),
    ...lists.services.map(({ name, count }) => [name, count] as const),
  ])
  const services = [...counts].map(([name, count]) => ({ id: name, name, count }))
  return (
    <>
      {services.length > 0 && (
        <>
          <Choice
            title="Show only services"
            option="onlyServices"
            of={services}
            options={options}
            onChange={onChange}
          />
          <Choice
            title="Leave out services"
            option="withoutServices"
            of={services}
            options={options}
            onChange={onChange}
          />
        </>
      )}
      {lists.tags.length > 0 && (
        <>
          <Choice title="Show only tags" option="onlyTagIds" of={lists.tags} options={options} onChange={onChange} />
          <Choice title="Leave out tags" option="withoutTagIds" of={lists.tags} options={options} onChange={onChange} />
        </>
      )}
    </>
  )
}

type ChoiceProps = Pick<SectionProps, 'onChange'> & {
  title: string
  option: Option
  options: Options
  /** Tags, or services, whose names are their ids. Null where nobody knows how many testimonials have it. */
  of: readonly { id: string; name: string; count: number | null }[]
}

function Choice({ title, option, options, of, onChange }: ChoiceProps) {
  const none = option.startsWith('only') ? 'all shown' : 'none left out'
  const chosenIds = options[option]
  const chosen = of.filter(({ id }) => chosenIds.includes(id))
  const toggle = (id: string) => {
    const rest = chosen.filter((each) => each.id !== id).map((each) => each.id)
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
        {of.map(({ id, name, count }) => (
          <li key={id}>
            <label className="stack gap-8 text-13 anywhere pointer">
              <input type="checkbox" checked={chosenIds.includes(id)} onChange={() => toggle(id)} />
              <span dir="auto">{name}</span>
              {count !== null && <span className="muted tabular">{count.toLocaleString('en')}</span>}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
