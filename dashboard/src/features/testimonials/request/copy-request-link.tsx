import { flushSync } from 'react-dom'
import { submissionPath, type Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { useCopyText } from '../../../components/copy-text.ts'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { useModal } from '../../../components/modal.tsx'

/** Copies the link of a request. Where the browser refuses, a dialog shows the link. `first` is what the same press did besides. */
export function useCopyRequestLink() {
  const copy = useCopyText()
  const modal = useModal()
  return async ({ id }: Pick<Testimonial, 'id'>, first?: { text: string; isProblem: boolean }) => {
    const link = location.origin + submissionPath(id)
    const show = () => flushSync(() => modal.open(<LinkDialog link={link} onClose={modal.close} />))
    await copy(link, {
      done: 'Testimonial request link copied to clipboard.',
      instead: 'Copy the link from the dialog.',
      onRefused: show,
      ...(first && { first }),
    })
  }
}

function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog title="Copy the link manually" onClose={onClose}>
      <DialogBody>
        <p>The request is saved, but your browser didn’t let us copy its link.</p>
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
