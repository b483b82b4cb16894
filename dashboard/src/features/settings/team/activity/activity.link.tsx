import { History } from 'lucide-react'
import { ButtonLink } from '../../../../components/button.tsx'

/** To the activity of the workspace. Show it to admins and the owner only. */
export const ActivityLink = () => (
  <ButtonLink to="/settings/team/activity" variant="line">
    <History />
    Activity
  </ButtonLink>
)
