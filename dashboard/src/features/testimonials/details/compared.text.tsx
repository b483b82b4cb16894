import type { textChanges } from './text-changes.ts'

const marks = { same: 'span', gone: 'del', new: 'ins' } as const

/** Two texts in one: what was removed is struck through, what was added is underlined. */
export const ComparedText = ({ stretches }: { stretches: NonNullable<ReturnType<typeof textChanges>> }) =>
  stretches.map(({ kind, text }, index) => {
    const Mark = marks[kind]
    return <Mark key={index}>{text}</Mark>
  })
