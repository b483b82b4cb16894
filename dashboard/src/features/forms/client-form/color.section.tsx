import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { AccentField, type OurColor, type useAccent } from '../../../components/accent/accent.field.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import type { ClientFormValues } from './client-form.values.ts'
import styles from './client-form.module.css'

const mulberry: OurColor = {
  color: '#8e3075',
  text: 'Default (mulberry). Readable in light and dark.',
}

type ColorSectionProps = {
  register: UseFormRegister<ClientFormValues>
  control: Control<ClientFormValues, unknown, unknown>
  error: string | undefined
  /** Whether its colour is that of the workspace. */
  isDefaultForm: boolean
  hasOwnColor: boolean
  accent: ReturnType<typeof useAccent>
}

/** The form's colour. */
export const ColorSection = ({ register, control, error, isDefaultForm, hasOwnColor, accent }: ColorSectionProps) => (
  <section className="stack gap-16 border-above pad-block-32">
    <h2>Colour</h2>
    <p className={styles.hint}>
      For buttons, links and the field a client is filling in. {isDefaultForm && 'Your emails have it too. '}
      Your logo is the organisation image in{' '}
      <Link className="underline" to="/settings/profile">
        your profile
      </Link>
      .
    </p>
    {!isDefaultForm && (
      <Checkbox
        {...register('hasOwnColor')}
        label="Its own colour"
        hint={
          <>
            Otherwise it has the colour of{' '}
            <Link className="underline" to="/forms/default">
              your default form
            </Link>
            .
          </>
        }
      />
    )}
    {(isDefaultForm || hasOwnColor) && (
      <Controller
        control={control}
        name="accentColor"
        render={({ field }) => (
          <AccentField
            ours={mulberry}
            inputRef={field.ref}
            value={field.value}
            error={error}
            accent={accent}
            onChange={field.onChange}
          />
        )}
      />
    )}
  </section>
)
