import type { ReactNode } from 'react'

/** Icons of Lucide (ISC), without its library: on client pages every kilobyte counts. */
const drawings = {
  alert: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM12 8v4M12 16h.01',
  done: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Zm-6-3-5.5 5.5L8 12',
  image:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM21 15l-3.09-3.09a2 2 0 0 0-2.82 0L6 21',
  addImage:
    'M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.09-3.09a2 2 0 0 0-2.82 0L6 21M11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  again: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5',
  remove: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  cancel: 'M18 6 6 18M6 6l12 12',
}

/** A line icon, 24 by 24. The class `lucide` gets its size from base.css. */
export const LineIcon = ({ drawing }: { drawing: string }): ReactNode => (
  <svg
    className="lucide"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawing} />
  </svg>
)

export const Icon = ({ name }: { name: keyof typeof drawings }): ReactNode => <LineIcon drawing={drawings[name]} />
