import { Icon } from '../upload/icons.tsx'
import controls from './controls.module.css'

/** Always in the page, so that a message that appears is read out. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className={controls.error} id={id}>
      {error && (
        <>
          <Icon name="alert" />
          <span>{error}</span>
        </>
      )}
    </p>
  )
}
