import { getFormSettings, previewAccent, updateFormSettings } from '#shared/form-settings.ts'
import type { Mount } from '#server/http/mount.ts'
import type { FormsService } from './forms.service.ts'

export function mountForms({ onOwner }: Mount, forms: FormsService): void {
  onOwner(getFormSettings)(({ owner }) => forms.getFormSettings(owner.workspaceId))

  onOwner(updateFormSettings)(({ owner, body }) =>
    forms.updateFormSettings({ workspaceId: owner.workspaceId, input: body }),
  )

  onOwner(previewAccent)(({ query }) => forms.previewAccent(query.color))
}
