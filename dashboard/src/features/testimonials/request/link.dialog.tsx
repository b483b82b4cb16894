import { Button } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'

/** The link of a request that was made, where the browser would not copy it. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog title="Copy the link by hand" onClose={onClose}>
      <DialogBody>
        <p>The request was created, but your browser did not let us copy its link.</p>
        <Field
          label="Request link"
          value={link}
          readOnly
          hint="Select it and copy it with your keyboard, or hold your finger on it."
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}
