import { Field } from './field.tsx'

export const CODE_LENGTH = 6

type CodeFieldProps = { value: string; onValue: (value: string) => void; readOnly: boolean; error: string | undefined }

/** The six digits of an authenticator app. Apps show and copy them with a space. */
export const CodeField = ({ value, onValue, readOnly, error }: CodeFieldProps) => (
  <Field
    label="Six-digit code"
    inputMode="numeric"
    autoComplete="one-time-code"
    value={value}
    readOnly={readOnly}
    error={error}
    onChange={({ target }) => onValue(target.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH))}
  />
)
