import { Box, ClipboardList, Import, type LucideIcon, Settings2, Tag, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listForms } from '#shared/forms.ts'
import type { TagRef } from '#shared/tags.ts'
import { Menu } from '../../../components/menu.tsx'
import { useModal } from '../../../components/modal.tsx'
import { TagDot } from '../../../components/tags/tag.chip.tsx'
import { useTagLists } from '../../../components/tags/use-tag-lists.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { hrefOf, type ListView, withChoice } from '../list/testimonial-list.address.ts'
import { AssigneeFilter } from '../assignee/assignee.filter.tsx'
import { FilterTrigger } from './filter.trigger.tsx'
import filterStyles from './filters.module.css'
import { ManageTags } from './manage-tags.dialog.tsx'
import { useMaySort } from './use-tags.ts'

type TagFiltersProps = {
  view: ListView
  /** The tags of the rows, which name the chosen one before all tags are known. */
  known: readonly TagRef[]
}

/** Menus that filter the list by a tag, a service and a member. What is chosen is in the address. */
export function TagFilters({ view, known }: TagFiltersProps) {
  const [isWanted, setIsWanted] = useState(false)
  const { data } = useTagLists(isWanted || view.tag !== null)
  const openManaging = useManaging()
  const maySort = useMaySort()
  const onOpen = () => setIsWanted(true)
  const chosen = [...(data?.tags ?? []), ...known].find(({ id }) => id === view.tag)
  const isLoading = data === undefined
  const manage = maySort
    ? [
        {
          label: 'Manage tags and services',
          icon: Settings2,
          hasRuleAbove: true,
          onSelect: openManaging,
        },
      ]
    : []
  const linkTo = (choice: Partial<ListView>) => ({ to: hrefOf(withChoice(view, choice)) })
  return (
    <>
      <li>
        <Menu
          label="Filter by tag:"
          trigger={<FilterTrigger icon={Tag} name="Tags" chosen={view.tag === null ? null : (chosen?.name ?? 'Tag')} />}
          triggerClassName={filterStyles.trigger}
          head={noneMessage({ isLoading, count: data?.tags.length, what: 'tags' })}
          onOpen={onOpen}
          items={[
            { label: 'Any tag', isChecked: view.tag === null, ...linkTo({ tag: null }) },
            ...(data?.tags ?? []).map(({ id, name, color, count }) => ({
              label: name,
              mark: <TagDot color={color} />,
              note: count.toLocaleString('en'),
              isChecked: id === view.tag,
              ...linkTo({ tag: id }),
            })),
            ...manage,
          ]}
        />
      </li>
      <li>
        <Menu
          label="Filter by service:"
          trigger={<FilterTrigger icon={Box} name="Services" chosen={view.service} />}
          triggerClassName={filterStyles.trigger}
          head={noneMessage({ isLoading, count: data?.services.length, what: 'services' })}
          onOpen={onOpen}
          items={[
            { label: 'Any service', isChecked: view.service === null, ...linkTo({ service: null }) },
            ...(data?.services ?? []).map(({ name, count }) => ({
              label: name,
              note: count.toLocaleString('en'),
              isChecked: name === view.service,
              ...linkTo({ service: name }),
            })),
            ...manage,
          ]}
        />
      </li>
      <AssigneeFilter view={view} />
      {view.form !== null && (
        <li>
          <FormFilter view={view} form={view.form} />
        </li>
      )}
      {view.importId !== null && (
        <li>
          <ChosenFilter
            icon={Import}
            name="One import"
            label="One import. Show all testimonials"
            href={hrefOf(withChoice(view, { importId: null }))}
          />
        </li>
      )}
    </>
  )
}

/** Only while answers through one form's link are shown: it takes the filter off. */
function FormFilter({ view, form }: { view: ListView; form: string }) {
  const { data } = useEndpoint(listForms, {})
  const name = data?.items.find(({ id }) => id === form)?.name ?? 'One form'
  return (
    <ChosenFilter
      icon={ClipboardList}
      name={name}
      label={`Form: ${name}. Show all testimonials`}
      href={hrefOf(withChoice(view, { form: null }))}
    />
  )
}

type ChosenFilterProps = { icon: LucideIcon; name: string; label: string; href: string }

/** A filter that no menu offers: following it takes it off. */
function ChosenFilter({ icon: Icon, name, label, href }: ChosenFilterProps) {
  return (
    <Link
      to={href}
      className={`row gap-8 text-13 medium nowrap no-underline round-control pad-inline-8 hover-tint icons-14 ${filterStyles.word} ${filterStyles.current}`}
      aria-label={label}
      title="Show all testimonials"
    >
      <Icon />
      <bdi className="ellipsis">{name}</bdi>
      <X />
    </Link>
  )
}

function useManaging() {
  const modal = useModal()
  return () => modal.open(<ManageTags onClose={modal.close} />)
}

type NoneOf = { isLoading: boolean; count: number | undefined; what: 'tags' | 'services' }

function noneMessage({ isLoading, count, what }: NoneOf): string | undefined {
  if (isLoading) return 'Loading'
  if (count !== 0) return undefined
  return `No ${what} yet. Open a testimonial to add one.`
}
