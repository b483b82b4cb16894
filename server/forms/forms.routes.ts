import { getFormSettings, previewAccent, updateFormSettings } from '#shared/form-settings.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { FormsService } from './forms.service.ts'

export function mountForms({ onMember }: Mount, forms: FormsService): void {
  onMember(getFormSettings)(({ member }) => forms.getFormSettings(member.workspaceId))

  onMember(updateFormSettings)(({ member, body }) =>
    forms.updateFormSettings({ workspaceId: member.workspaceId, by: byMember(member), input: body }),
  )

  onMember(previewAccent)(({ query }) => forms.previewAccent(query.color))
}
