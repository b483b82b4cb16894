import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type EmailSettings, type EmailStyle, updateEmailSettings } from '#shared/emails.ts'
import { Button } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { PlanLine } from './plan.line.tsx'
import { usedStyleId } from './used-style.ts'
import styles from './style-bar.module.css'

type StyleBarProps = {
  settings: EmailSettings
  chosen: EmailStyle
  onChoose: (id: string) => void
  onAdd: () => void
  onChanged: (settings: EmailSettings) => void
}

/** The styles of a workspace, one of which is edited. Not there where there is one and can be no other. */
export function StyleBar({ settings, chosen, onChoose, onAdd, onChanged }: StyleBarProps) {
  const { rights, styles: all } = settings
  const usedId = usedStyleId(settings)
  if (all.length < 2 && rights.stylesMax < 2) return null
  return (
    <section className={styles.bar} aria-label="Styles">
      <div className={styles.row}>
        <ul role="list">
          {all.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.choice}
                aria-current={id === chosen.id || undefined}
                onClick={() => onChoose(id)}
              >
                <span>{name}</span>
                {id === usedId && <span className={styles.default}>Default</span>}
              </button>
            </li>
          ))}
          {rights.stylesMax > 1 && (
            <li>
              <Button variant="quiet" size="small" aria-disabled={all.length >= rights.stylesMax} onClick={onAdd}>
                <Plus />
                Add a style
              </Button>
            </li>
          )}
        </ul>
        {rights.stylesMax > 1 && chosen.id !== usedId && (
          <DefaultButton settings={settings} style={chosen} onChanged={onChanged} />
        )}
      </div>
      {rights.stylesMax < 2 && <PlanLine plan="Studio" what="several styles" isKept />}
      {rights.stylesMax > 1 && all.length >= rights.stylesMax && (
        <p className={styles.full}>These are the {rights.stylesMax} that there can be.</p>
      )}
    </section>
  )
}

type DefaultButtonProps = {
  settings: EmailSettings
  style: EmailStyle
  onChanged: (settings: EmailSettings) => void
}

function DefaultButton({ settings, style, onChanged }: DefaultButtonProps) {
  const call = useApi()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  async function makeDefault() {
    const { postalAddress, reminders, notices } = settings
    setIsBusy(true)
    try {
      onChanged(
        await call(updateEmailSettings, { body: { defaultStyleId: style.id, postalAddress, reminders, notices } }),
      )
      toast.success(`Requests go out in “${style.name}”.`)
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="line" size="small" isBusy={isBusy} onClick={() => void makeDefault()}>
      Make default
    </Button>
  )
}
