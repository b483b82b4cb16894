import type { ReadonlySignal } from '@preact/signals'
import type { ComponentChildren, VNode } from 'preact'
import { useRef } from 'preact/hooks'
import type { CardProps } from '../parts/card-props.ts'
import type { parts } from '../parts/index.ts'
import { forPreact } from './first-view.ts'

/** No card that people send is much lower. */
const LOW_CARD_PX = 150

type Card = (typeof parts)['Card']

/**
 * The card, once it is one of the first `drawn`; until then its place is empty. What is drawn stays so wherever it moves, and is drawn anew
 * only with another feed or language.
 */
export function createLaterCard(card: Card, drawn: ReadonlySignal<number>): (props: CardProps) => ComponentChildren {
  const Card = forPreact(card)
  return function LaterCard(props) {
    const { item, formatDate, selection } = props
    const last = useRef<VNode<CardProps> | null>(null)
    const before = last.current
    const isSame = before?.props.item === item && before.props.formatDate === formatDate
    if (!isSame && (before || selection.items.indexOf(item) < drawn.value)) last.current = <Card {...props} />
    return last.current
  }
}

/**
 * As many as the screen can show where cards follow one below the other. Side by side, those that come later would move
 * others, so it is all of them.
 */
export function countFirst(frame: HTMLElement): number {
  const page = frame.querySelector('[part=page]')
  if (!page) return Infinity
  const { columnWidth, columnGap } = getComputedStyle(page)
  const hasColumns = page.clientWidth >= 2 * Number.parseFloat(columnWidth) + Number.parseFloat(columnGap)
  return hasColumns ? Infinity : Math.ceil(innerHeight / LOW_CARD_PX)
}
