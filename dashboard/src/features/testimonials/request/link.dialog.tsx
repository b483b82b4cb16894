import { Button } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'

/** The link of a new request, where the browser refused to copy it. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog title="Copy the link manually" onClose={onClose}>
      <DialogBody>
        <p>The request was created, but your browser didn’t let us copy its link.</p>
        <Field
          label="Request link"
          value={link}
          readOnly
          hint="Select it and copy it with your keyboard, or press and hold it."
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}
