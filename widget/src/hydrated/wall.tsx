import { effect } from '@preact/signals'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { WIDGET_PAGE_SIZE } from '#shared/constants.ts'
import { countCards } from '../behaviour/card-count.ts'
import type { WallProps } from '../layouts/cards/wall.tsx'
import { Tools } from '../parts/tools.tsx'
import type { ViewProps } from './hydrate-frame.tsx'
import { countFirst, createLaterCard } from './later-cards.tsx'
import { HydratedReadMore, releaseColumns } from './read-more.tsx'
import { createVisitorChoice, FIELDS, type VisitorChoice } from './visitor-choice.ts'

/** Between cards that are drawn without being asked for. Whatever a visitor does in between is answered first. */
const REST_MS = 40
/** Cards that are drawn without being asked for at a time. */
const FEW = 6

/** A wall that visitors search, filter, unfold and open page by page. */
export function HydratedWall({ scene, Layout }: ViewProps<WallProps>) {
  const { selection, frame, emit, select, host } = scene
  const [choice] = useState(createVisitorChoice)
  const { isNarrow, order, drawn } = choice
  const [Card] = useState(() => createLaterCard(scene.parts.Card, drawn))
  // What is drawn at once has to be few. What was drawn before stays in one piece.
  const isSplit = useRef(false)
  const api = host.getAttribute('api')
  const source = useRef(api)
  if (api !== source.current) {
    source.current = api
    isSplit.current = true
    choice.restart()
  }
  isSplit.current ||= isNarrow.value || order.value !== ''
  const whole = scene.options.pageSize
  const pageSize = isSplit.current ? Math.min(whole, WIDGET_PAGE_SIZE) : whole
  const options = { ...scene.options, pageSize }
  const found = choice.find(selection, select)
  const pageCount = Math.max(1, Math.min(choice.pageCount.value, Math.ceil(found.items.length / pageSize)))
  const shown = pageCount * pageSize
  const hasOpened = useRef(false)

  useLayoutEffect(() => countCards(frame))
  useLayoutEffect(() => releaseColumns(frame, () => (choice.first.count = countFirst(frame))), [frame, choice])
  useLayoutEffect(() => adoptFields(frame, choice), [frame, choice])
  useLayoutEffect(() =>
    effect(() => {
      const isLast = isNarrow.value || shown >= Math.min(whole, found.items.length)
      const isComplete = drawn.value >= Math.min(shown, found.items.length)
      if (isLast && isComplete) return
      const timer = setTimeout(() => {
        if (isComplete) choice.pageCount.value = pageCount + 1
        else drawn.value += FEW
      }, REST_MS)
      return () => clearTimeout(timer)
    }),
  )
  useLayoutEffect(() => {
    if (!hasOpened.current) return
    hasOpened.current = false
    const pages = frame.querySelectorAll('[part=page]')
    pages[pages.length - 1]?.querySelector('figure')?.focus({ preventScroll: true })
  }, [frame, pageCount])

  const openPage = () => {
    hasOpened.current = true
    drawn.value = Infinity
    choice.pageCount.value = pageCount + 1
    emit('more', { shown: Math.min((pageCount + 1) * pageSize, found.items.length) })
  }
  const reset = () => {
    choice.set({ search: '', rating: '', service: '' })
    fieldOf(frame, 'search')?.focus()
  }
  return (
    <Layout
      {...scene}
      parts={{ ...scene.parts, Card }}
      options={options}
      selection={found}
      pageCount={pageCount}
      total={selection.items.length}
      tools={
        <Tools say={scene.say} items={selection.items} choice={choice} found={found.items.length} onReset={reset} />
      }
      ReadMore={HydratedReadMore}
      onMore={openPage}
    />
  )
}

/** What a visitor entered before the script came, in markup that the server finished. */
function adoptFields(frame: HTMLElement, choice: VisitorChoice): void {
  const change: Record<string, string> = {}
  for (const name of FIELDS) {
    const field = fieldOf(frame, name)
    if (field?.value) change[name] = field.value
  }
  if (Object.keys(change)[0]) choice.set(change)
}

const fieldOf = (frame: HTMLElement, name: string) =>
  frame.querySelector<HTMLInputElement | HTMLSelectElement>(`[part=${name}]`)
