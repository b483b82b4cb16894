import { Icon } from '../upload/icons.tsx'
import controls from './controls.module.css'

/** Always in the page, so that screen readers announce a message that appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className={`flex gap-8 text-14 danger icons-in-line ${controls.error}`} id={id}>
      {error && (
        <>
          <Icon name="alert" />
          <span>{error}</span>
        </>
      )}
    </p>
  )
}
