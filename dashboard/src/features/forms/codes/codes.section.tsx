import { deleteFormCodes, type FormCodes, getFormCodes } from '#shared/form-codes.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { ON_PRO } from '../client-form/client-form.values.ts'
import { CodesDialog } from './codes.dialog.tsx'
import { leftMessage } from './codes.messages.ts'

/** A list of codes, of which each client who answers gets one. It is saved on its own, apart from the form. */
export function CodesSection({ formId, isLocked }: { formId: string; isLocked: boolean }) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const { data, mutate } = useEndpoint(getFormCodes, { params: { id: formId } })
  const show = (codes: FormCodes) => void mutate(codes, { revalidate: false })
  const add = () =>
    modal.open(<CodesDialog formId={formId} label={data?.label ?? ''} onSaved={show} onClose={modal.close} />)
  const remove = () =>
    modal.open(
      <ConfirmDialog
        title="Delete the codes that are left?"
        confirmLabel="Delete codes"
        variant="danger"
        onConfirm={async () => {
          show(await call(deleteFormCodes, { params: { id: formId } }))
          toast.success('Codes deleted.')
        }}
        onClose={modal.close}
      >
        <p>
          Clients who have one keep it. Anyone who answers from now on gets the code for everybody, if the form has one.
        </p>
      </ConfirmDialog>,
    )
  const left = data && leftMessage(data)
  return (
    <section id="codes" className="stack gap-16 border-above pad-block-32">
      <h2>One code for each client</h2>
      <p className="text-13 muted">
        Paste a list of codes, and everyone who answers gets a different one, whatever they write. They replace the code
        above. Testimonials say “Received a code for answering” here, too.
      </p>
      {left && <p role="status">{left}</p>}
      <div className="row wrap gap-8">
        <Button
          variant="line"
          size="small"
          change="save changes"
          disabled={isLocked}
          title={isLocked ? ON_PRO : undefined}
          onClick={add}
        >
          Add codes
        </Button>
        {left && (
          <Button variant="quiet" size="small" change="save changes" onClick={remove}>
            Delete codes
          </Button>
        )}
      </div>
    </section>
  )
}
