import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { deleteWorkspace } from '#shared/workspaces.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { useApi } from '../../../lib/use-api.ts'
import { TypedNameDialog } from './typed-name.dialog.tsx'

type DeleteWorkspaceDialogProps = { name: string; hasOthers: boolean; onClose: () => void }

export function DeleteWorkspaceDialog({ name, hasOthers, onClose }: DeleteWorkspaceDialogProps) {
  const call = useApi()
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
        return `${name} was deleted.`
      }}
      onDone={() => {
        void navigate('/testimonial')
        // A toast is dismissed with the frame of the workspace in which it was shown.
        flushSync(() => openWorkspace(null))
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
