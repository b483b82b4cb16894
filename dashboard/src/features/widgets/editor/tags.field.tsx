import { ChevronDown } from 'lucide-react'
import { listTags, type Tag } from '#shared/tags.ts'
import type { WidgetOptions } from '#shared/widgets.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { type SectionProps, SelectOption } from './option.parts.tsx'
import styles from './leave-out.module.css'
import tagStyles from './tags.module.css'

const ANY = ''

/** Limits a widget to some tags or one service. Nothing is shown while the workspace has neither. */
export function TagsField({ draft: { options }, onChange }: Pick<SectionProps, 'draft' | 'onChange'>) {
  const { data } = useEndpoint(listTags, {})
  if (!data) return null
  const { onlyService } = options
  const names = new Set([...(onlyService === null ? [] : [onlyService]), ...data.services.map(({ name }) => name)])
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
      {data.tags.length > 0 && (
        <>
          <TagChoice
            title="Show only tags"
            none="all shown"
            tags={data.tags}
            option="onlyTagIds"
            chosenIds={options.onlyTagIds}
            onChange={onChange}
          />
          <TagChoice
            title="Leave out tags"
            none="none left out"
            tags={data.tags}
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
