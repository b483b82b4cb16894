import { type ComponentProps, useState } from 'react'
import { zoneGroups } from '../lib/time-zones.ts'
import { SelectField } from './select-field.tsx'

type TimeZoneFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'children'> & { current: string }

/** Typing a place selects it. */
export function TimeZoneField({ current, ...select }: TimeZoneFieldProps) {
  const [groups] = useState(() =>
    zoneGroups({
      current,
      own: Intl.DateTimeFormat().resolvedOptions().timeZone,
      all: Intl.supportedValuesOf('timeZone'),
    }),
  )
  return (
    <SelectField
      {...select}
      label="Time zone"
      hint="We use it for your working hours, and to know when your month begins."
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
    </SelectField>
  )
}
