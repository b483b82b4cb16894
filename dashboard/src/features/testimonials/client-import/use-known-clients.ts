import { useState } from 'react'
import { type KnownClient, listKnownClients } from '#shared/known-clients.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { type Client, isReady } from './clients.ts'

type KnownClients = {
  /** Undefined before it was first read. While it is read for other addresses, what was known before. */
  items: readonly KnownClient[] | undefined
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/**
 * What is known of the clients in a file. For the same addresses, it stays as it was first read: after a lost answer,
 * the batch that was made would be known too, and trying again must send the same rows.
 */
export function useKnownClients(clients: readonly Client[]): KnownClients {
  const customerEmails = clients.filter(isReady).map(({ row }) => row.customerEmail)
  const isAny = customerEmails.length > 0
  const { data, error, mutate } = useEndpoint(listKnownClients, isAny ? { body: { customerEmails } } : null)
  const key = customerEmails.join()
  const [read, setRead] = useState<{ key: string; items: readonly KnownClient[] }>()
  if (data && read?.key !== key) setRead({ key, items: data.items })
  const hasRead = !isAny || read?.key === key
  return {
    items: isAny ? read?.items : [],
    isLoading: !hasRead && error === undefined,
    hasFailed: !hasRead && error !== undefined,
    retry: () => void mutate(),
  }
}
