import { addFormCodes, deleteFormCodes, getFormCodes } from '#shared/form-codes.ts'
import { getFormSettings, previewAccent, updateFormSettings } from '#shared/form-settings.ts'
import { changeFormAccess, changeFormAddress, createForm, deleteForm, listForms, renameForm } from '#shared/forms.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { FormCodesService } from './codes.service.ts'
import type { CollectionLinksService } from './collection-links.service.ts'
import type { FormsService } from './forms.service.ts'
import type { SeveralFormsService } from './several-forms.service.ts'

type Services = {
  forms: FormsService
  formCodes: FormCodesService
  severalForms: SeveralFormsService
  collectionLinks: CollectionLinksService
}

export function mountForms({ onMember }: Mount, { forms, formCodes, severalForms, collectionLinks }: Services): void {
  onMember(getFormSettings)(({ member, params: { id } }) =>
    forms.getFormSettings({ workspaceId: member.workspaceId, id }),
  )

  onMember(updateFormSettings)(({ member, params: { id }, body: input }) =>
    forms.updateFormSettings({ workspaceId: member.workspaceId, id, by: byMember(member), input }),
  )

  onMember(previewAccent)(({ query }) => forms.previewAccent(query.color))

  onMember(listForms)(({ member }) => collectionLinks.listForms(member.workspaceId))

  onMember(createForm)(({ member, body: input }) =>
    severalForms.createForm({ workspaceId: member.workspaceId, by: byMember(member), input }),
  )

  onMember(renameForm)(({ member, params: { id }, body: { name } }) =>
    severalForms.renameForm({ workspaceId: member.workspaceId, id, by: byMember(member), name }),
  )

  onMember(deleteForm)(({ member, params: { id } }) =>
    severalForms.deleteForm({ workspaceId: member.workspaceId, id, by: byMember(member) }),
  )

  onMember(changeFormAddress)(({ member, params, body }) =>
    collectionLinks.changeAddress({
      workspaceId: member.workspaceId,
      id: params.id,
      by: byMember(member),
      input: body,
    }),
  )

  onMember(getFormCodes)(({ member, params: { id } }) => formCodes.getCodes({ workspaceId: member.workspaceId, id }))

  onMember(addFormCodes)(({ member, params: { id }, body: input }) =>
    formCodes.addCodes({ workspaceId: member.workspaceId, id, by: byMember(member), input }),
  )

  onMember(deleteFormCodes)(({ member, params: { id } }) =>
    formCodes.deleteCodes({ workspaceId: member.workspaceId, id, by: byMember(member) }),
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
