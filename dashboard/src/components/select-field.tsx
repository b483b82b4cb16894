import type { ReactNode } from 'react'
import { Select, type SelectProps } from './select.tsx'
import { FieldLabel, useFieldNotes } from './field.tsx'

type SelectFieldProps = Omit<SelectProps, 'id' | 'look'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Of the select alone, for its width. */
  className?: string | undefined
}

/** A labelled select with its hint and error. Works with `{...register('name')}` of react-hook-form. */
export function SelectField({ label, hint, error, className, ...select }: SelectFieldProps) {
  const { attributes, notes } = useFieldNotes({ hint, error })
  return (
    <div className="stack shrink gap-8 content-start">
      <FieldLabel htmlFor={attributes.id} label={label} />
      <Select {...select} {...attributes} className={className} />
      {notes}
    </div>
  )
}
