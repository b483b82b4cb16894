import { useState } from 'react'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog, DialogBody } from '../../../components/dialog.tsx'
import { shortcuts } from './shortcuts.ts'
import styles from './shortcuts.module.css'
import type { Shortcuts } from './use-shortcuts.ts'

type ShortcutsDialogProps = Shortcuts & { onClose: () => void }

/** Lists every shortcut, and turns them all on or off. */
export function ShortcutsDialog({ isOn: wasOn, turn, onClose }: ShortcutsDialogProps) {
  const [isOn, setIsOn] = useState(wasOn)
  return (
    <Dialog title="Keyboard shortcuts" width={450} onClose={onClose}>
      <DialogBody>
        <Checkbox
          label="Use one-key shortcuts"
          hint="Remembered in this browser. Tab and Enter always work."
          checked={isOn}
          onChange={({ target }) => {
            setIsOn(target.checked)
            turn(target.checked ? 'on' : 'off')
          }}
        />
        <dl className={styles.keys}>
          {shortcuts.map(({ name, keys, text }) => (
            <div key={name}>
              <dt className="flex gap-4">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  )
}
