import { getFormSettings, previewAccent, updateFormSettings } from '#shared/form-settings.ts'
import { changeFormAccess, changeFormAddress, listForms } from '#shared/forms.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { CollectionLinksService } from './collection-links.service.ts'
import type { FormsService } from './forms.service.ts'

type Services = { forms: FormsService; collectionLinks: CollectionLinksService }

export function mountForms({ onMember }: Mount, { forms, collectionLinks }: Services): void {
  onMember(getFormSettings)(({ member }) => forms.getFormSettings(member.workspaceId))

  onMember(updateFormSettings)(({ member, body }) =>
    forms.updateFormSettings({ workspaceId: member.workspaceId, by: byMember(member), input: body }),
  )

  onMember(previewAccent)(({ query }) => forms.previewAccent(query.color))

  onMember(listForms)(({ member }) => collectionLinks.listForms(member.workspaceId))

  onMember(changeFormAddress)(({ member, params, body }) =>
    collectionLinks.changeAddress({
      workspaceId: member.workspaceId,
      id: params.id,
      by: byMember(member),
      input: body,
    }),
  )

  onMember(changeFormAccess)(({ member, params, body }) =>
    collectionLinks.changeAccess({
      workspaceId: member.workspaceId,
      id: params.id,
      by: byMember(member),
      input: body,
    }),
  )
}
