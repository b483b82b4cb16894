import {
  changeTags,
  createTag,
  deleteService,
  deleteTag,
  listTags,
  renameService,
  setService,
  setServices,
  setTags,
  updateTag,
} from '#shared/tags.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Member } from '#server/kernel/member.ts'
import type { ServicesService } from './services.service.ts'
import type { TagsService } from './tags.service.ts'

type Services = { tags: TagsService; services: ServicesService }

const byOf = (member: Member) => ({ workspaceId: member.workspaceId, by: byMember(member) })

/** Literal paths come before those with an id in the same place. */
export function mountTags({ onMember }: Mount, { tags, services }: Services): void {
  onMember(listTags)(({ member }) => services.listTags(member.workspaceId))
  onMember(createTag)(({ member, body }) => tags.createTag({ ...byOf(member), ...body }))
  onMember(changeTags)(({ member, body }) => tags.changeTags({ ...byOf(member), ...body }))
  onMember(updateTag)(({ member, params, body }) => tags.updateTag({ ...byOf(member), id: params.id, ...body }))
  onMember(deleteTag)(({ member, params }) => tags.deleteTag({ ...byOf(member), id: params.id }))
  onMember(setTags)(({ member, params, body }) =>
    tags.setTags({ workspaceId: member.workspaceId, id: params.id, ...body }),
  )

  onMember(setService)(({ member, params, body }) =>
    services.setService({ workspaceId: member.workspaceId, id: params.id, ...body }),
  )
  onMember(setServices)(({ member, body }) => services.setServices({ workspaceId: member.workspaceId, ...body }))
  onMember(renameService)(({ member, body }) => services.renameService({ ...byOf(member), ...body }))
  onMember(deleteService)(({ member, query }) => services.deleteService({ ...byOf(member), ...query }))
}
