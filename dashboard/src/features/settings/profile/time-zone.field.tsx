import { type ComponentProps, useState } from 'react'
import { useFieldNotes } from '../../../components/field.tsx'
import { zoneGroups } from './time-zones.ts'
import styles from './select.module.css'

type TimeZoneFieldProps = Omit<ComponentProps<'select'>, 'id'> & { current: string; error: string | undefined }

/** Typing a place selects it. */
export function TimeZoneField({ current, error, ...select }: TimeZoneFieldProps) {
  const [groups] = useState(() =>
    zoneGroups({
      current,
      own: Intl.DateTimeFormat().resolvedOptions().timeZone,
      all: Intl.supportedValuesOf('timeZone'),
    }),
  )
  const hint = 'We use it for your working hours, and to know when your month begins.'
  const { attributes, notes } = useFieldNotes({ hint, error })
  return (
    <div className="stack gap-8 justify-start">
      <label className="text-13 medium" htmlFor={attributes.id}>
        Time zone
      </label>
      <select
        {...select}
        {...attributes}
        className={`full text-16 round-control surface hover-border phone-touch ${styles.select}`}
      >
        {groups.map(({ label, zones }) => (
          <optgroup key={label} label={label}>
            {zones.map(({ name, place }) => (
              <option key={name} value={name}>
                {place}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {notes}
    </div>
  )
}
