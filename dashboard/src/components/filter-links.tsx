import type { LucideIcon } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { useViewChange, type ViewAddress } from '../lib/view-in-address.ts'
import { opensElsewhere } from '../navigation/navigation.tsx'
import styles from './filter-links.module.css'

const CHIP = 'row gap-8 text-13 medium muted nowrap no-underline round-control pad-inline-8 hover-tint focus-inside'

type FilterChoice<View> = {
  word: string
  icon?: LucideIcon | undefined
  /** How many there are; undefined while loading, null where nobody counts. */
  count: number | undefined | null
  change: (now: View) => View
  isCurrent: boolean
}

type FilterLinksProps<View> = {
  label: string
  address: ViewAddress<View>
  /** The view that is shown. */
  view: View
  choices: readonly FilterChoice<View>[]
  /** Further items of the list, after the links. */
  children?: ReactNode
}

/** One link for each filter of a list. On small screens they scroll, with the current one in view. */
export function FilterLinks<View>({ label, address, view, choices, children }: FilterLinksProps<View>) {
  const current = choices.findIndex(({ isCurrent }) => isCurrent)
  const strip = useInView(current)
  return (
    <nav className={`icons-14 ${styles.filter}`} aria-label={label} ref={strip}>
      <ul className="flex gap-4">
        {choices.map(({ word, icon: Icon, count, change, isCurrent }) => (
          <li key={word}>
            <ViewLink
              className={CHIP}
              address={address}
              view={view}
              change={change}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {Icon && <Icon />}
              {word} {count !== null && <span className="regular tabular">{count?.toLocaleString('en')}</span>}
            </ViewLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

type FilterButtonsProps = {
  label: string
  choices: readonly {
    word: string
    icon?: LucideIcon
    count: number
    isCurrent: boolean
    onSelect: () => void
  }[]
}

/** The same where what is shown isn't part of the address. */
export function FilterButtons({ label, choices }: FilterButtonsProps) {
  const strip = useInView(choices.findIndex(({ isCurrent }) => isCurrent))
  return (
    <nav className={`icons-14 ${styles.filter}`} aria-label={label} ref={strip}>
      <ul className="flex gap-4">
        {choices.map(({ word, icon: Icon, count, isCurrent, onSelect }) => (
          <li key={word}>
            <button type="button" className={CHIP} aria-pressed={isCurrent} onClick={onSelect}>
              {Icon && <Icon />}
              {word} <span className="regular tabular">{count.toLocaleString('en')}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useInView(index: number) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = strip.current
    const link = nav?.querySelectorAll('a, button')[index]
    if (!nav || !link) return
    const { left, width } = link.getBoundingClientRect()
    const room = nav.getBoundingClientRect()
    nav.scrollLeft += left + width / 2 - (room.left + room.width / 2)
  }, [index])
  return strip
}

type ViewLinkProps<View> = Omit<LinkProps, 'to' | 'onClick' | 'replace'> & {
  address: ViewAddress<View>
  /** The view that is shown. */
  view: View
  change: (now: View) => View
}

/** A link to another view of the page. When followed, it changes the view that the address has at that moment. */
export function ViewLink<View>({ address, view, change, ...rest }: ViewLinkProps<View>) {
  const changeView = useViewChange(address)
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    changeView(change, () => ({ state: rest.state }))
  }
  return <Link {...rest} to={address.hrefOf(change(view))} onClick={follow} />
}
