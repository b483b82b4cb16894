import { getCurrentUser } from '#shared/users.ts'
import { useEndpoint } from '../use-endpoint.ts'

/** The signed-in owner's own record; no data while nobody is signed in. */
export const useCurrentUser = () => useEndpoint(getCurrentUser, {})
