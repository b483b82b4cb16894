import type { HeaderProfile } from './security-headers.ts'

/** The signed-in owner as every owner route knows it. */
export type Owner = {
  userId: string
  workspaceId: string
  email: string
}

export type AppEnv = {
  Variables: {
    requestId: string
    /** The client's network address, as far as the trusted proxies can be believed. */
    address: string
    headerProfile: HeaderProfile
    owner?: Owner
  }
}
