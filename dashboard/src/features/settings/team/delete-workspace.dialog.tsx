import { useNavigate } from 'react-router-dom'
import { deleteWorkspace } from '#shared/workspaces.ts'
import { useToast } from '../../../components/toast.tsx'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { useApi } from '../../../lib/use-api.ts'
import { TypedNameDialog } from './typed-name.dialog.tsx'

type DeleteWorkspaceDialogProps = { name: string; hasOthers: boolean; onClose: () => void }

export function DeleteWorkspaceDialog({ name, hasOthers, onClose }: DeleteWorkspaceDialogProps) {
  const call = useApi()
  const toast = useToast()
  const navigate = useNavigate()
  const { openWorkspace } = useAuth()
  return (
    <TypedNameDialog
      title={`Delete ${name}?`}
      name={name}
      submitLabel="Delete workspace"
      submitVariant="danger"
      onSubmit={async (typed) => {
        await call(deleteWorkspace, { body: { name: typed } })
        toast.success(`${name} was deleted.`)
        void navigate('/testimonial')
        openWorkspace(null)
      }}
      onClose={onClose}
    >
      <p>
        Every request, testimonial, image and widget of {name} is erased immediately. Widgets on its site stop showing
        testimonials. This cannot be undone. Download the data first, under Data.
      </p>
      {hasOthers && <p>All other members lose it too. We tell them by email.</p>}
    </TypedNameDialog>
  )
}
