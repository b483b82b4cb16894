import type { PublicRequest } from '#shared/submissions.ts'

/** Whom the client has worked with: the organisation, or the owner in person. */
export function senderOf({ organisationName, firstName, lastName }: PublicRequest) {
  const owner = `${firstName.trim()} ${lastName.trim()}`.trim()
  return { name: organisationName ?? owner, owner, isOrganisation: organisationName !== null }
}
