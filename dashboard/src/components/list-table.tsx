/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { useHasRole } from './changes.ts'
import styles from './list-table.module.css'

type ListColumn = {
  title: ReactNode
  className?: string | undefined
  /** The title is read out and not shown. */
  isOnlySpoken?: boolean
}

type ListTableProps = ComponentProps<'div'> & {
  /** The name of the table, where its heading is not enough. */
  label?: string
  columns: readonly ListColumn[]
  /** Below this screen width, rows become cards, which the page lays out. */
  cardsBelow: 'phone' | 'tablet'
  /** The rows are loading. */
  isBusy: boolean
  /** The rows belong to another view and stay until the new ones have loaded. */
  isStale: boolean
  /** The body of the table. */
  children: ReactNode
}

/** The frame and header of a table that lists things, one per row. */
export const ListTable = (props: ListTableProps) => {
  const { label, columns, cardsBelow, isBusy, isStale, className, children, ...frame } = props
  return (
    <div
      {...frame}
      className={classNames(styles.list, styles[cardsBelow], isStale && styles.stale, className)}
      aria-busy={isBusy || isStale}
    >
      <table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, index) => (
              <th key={index} role="columnheader" scope="col" className={column.className}>
                {column.isOnlySpoken ? <span className="visually-hidden">{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

type GroupHeadProps = {
  /** How many columns the table has. */
  columns: number
  children: ReactNode
}

/** A row that heads the others in its body. */
export const GroupHead = ({ columns, children }: GroupHeadProps) => (
  <tr role="row" className={styles.group}>
    <th role="rowheader" scope="rowgroup" colSpan={columns}>
      <div className="row gap-8">{children}</div>
    </th>
  </tr>
)

type GroupTitleProps = { title: string; count: number }

export const GroupTitle = ({ title, count }: GroupTitleProps) => (
  <>
    <b className="strong">{title}</b>
    {count > 0 && <span className="muted tabular">{count.toLocaleString('en')}</span>}
  </>
)

/** Heads what waits for somebody who may change it. */
export const NeedsYouTitle = ({ count }: { count: number }) => (
  <GroupTitle title={useHasRole('editor') ? 'Needs you' : 'Needs an editor'} count={count} />
)
