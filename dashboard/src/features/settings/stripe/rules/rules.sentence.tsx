import { CircleAlert, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Controller, type Control, type FieldError, type FieldPathByValue } from 'react-hook-form'
import type { RequestRules } from '#shared/connections.ts'
import { InlineSelect } from '../../../../components/inline-select.tsx'
import styles from './rules.module.css'

type RuleSentenceProps = {
  icon: LucideIcon
  hint?: ReactNode
  /** The errors of the values in it. */
  errors?: readonly (FieldError | undefined)[]
  /** The sentence; the id is that of its error message. */
  children: (errorId: string) => ReactNode
}

export function RuleSentence({ icon: Icon, hint, errors = [], children }: RuleSentenceProps) {
  const errorId = useId()
  const messages = new Set(errors.flatMap((error) => error?.message ?? []))
  return (
    <li className="beside gap-16">
      <Icon />
      <div>
        <p>{children(errorId)}</p>
        {messages.size > 0 && (
          <p id={errorId} className="flex gap-8 above-4 below-4 text-13 danger icons-14 icons-in-line">
            <CircleAlert />
            {[...messages].join(' ')}
          </p>
        )}
        {hint && <p className="text-13 muted">{hint}</p>}
      </div>
    </li>
  )
}

type RuleNumberProps = {
  control: Control<RequestRules>
  name: FieldPathByValue<RequestRules, number>
  label: string
  /** The minimum value; 0 when left out. */
  min?: number
  errorId: string
}

export const RuleNumber = ({ control, name, label, min = 0, errorId }: RuleNumberProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ...field }, fieldState: { invalid } }) => (
      <input
        {...field}
        type="number"
        inputMode={name === 'minimumAmount' ? 'decimal' : 'numeric'}
        step={name === 'minimumAmount' ? 'any' : 1}
        min={min}
        className={styles.value}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? errorId : undefined}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    )}
  />
)

type RuleChoiceProps = {
  control: Control<RequestRules>
  name: FieldPathByValue<RequestRules, boolean>
  label: string
  on: string
  off: string
}

export const RuleChoice = ({ control, name, label, on, off }: RuleChoiceProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ...field } }) => (
      <InlineSelect
        {...field}
        label={label}
        options={[
          { value: 'on', label: on },
          { value: 'off', label: off },
        ]}
        value={value ? 'on' : 'off'}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'on')}
      />
    )}
  />
)

type RuleStyleProps = { control: Control<RequestRules>; emailStyles: readonly { id: string; name: string }[] }

/** In which style clients of the account are emailed; a style that was removed counts as the default one. */
export const RuleStyle = ({ control, emailStyles }: RuleStyleProps) => (
  <Controller
    control={control}
    name="emailStyleId"
    render={({ field: { value, onChange, ...field } }) => (
      <InlineSelect
        {...field}
        label="Email style"
        options={[
          { value: '', label: 'the default style' },
          ...emailStyles.map(({ id, name }) => ({ value: id, label: `“${name}”` })),
        ]}
        value={emailStyles.some(({ id }) => id === value) ? (value ?? '') : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
    )}
  />
)

type RuleFormProps = {
  control: Control<RequestRules>
  forms: readonly { id: string; name: string; isDefault: boolean }[]
}

/** Which form clients of the account answer; one that was deleted counts as the default form. */
export const RuleForm = ({ control, forms }: RuleFormProps) => {
  const others = forms.filter(({ isDefault }) => !isDefault)
  return (
    <Controller
      control={control}
      name="formId"
      render={({ field: { value, onChange, ...field } }) => (
        <InlineSelect
          {...field}
          label="Form"
          options={[
            { value: '', label: 'the default form' },
            ...others.map(({ id, name }) => ({ value: id, label: `“${name}”` })),
          ]}
          value={others.some(({ id }) => id === value) ? (value ?? '') : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        />
      )}
    />
  )
}
