import { listTags } from '#shared/tags.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'

/** The tags and services of the workspace, read once they are wanted. */
export const useTagLists = (isWanted: boolean) => useEndpoint(listTags, isWanted ? {} : null)
