import { useCallback, useEffect } from 'react'
import { connectStripe, listConnections } from '#shared/connections.ts'
import { getChecklist } from '#shared/onboarding.ts'
import { getCurrentUser } from '#shared/users.ts'
import { messageOf } from '../lib/error-message.ts'
import { useOtherWindow } from '../lib/other-window.ts'
import { useReportError } from '../reporting/report-error.ts'
import { useApi } from '../lib/use-api.ts'
import { useRefresh } from '../lib/use-endpoint.ts'
import { onOtherWindowMessage } from '../lib/window-messages.ts'
import { useToast } from './toast.tsx'

/** Refetches the user, the linked accounts and the first steps. */
export function useRefreshConnections() {
  const refresh = useRefresh()
  return useCallback(
    () => Promise.all([refresh(getCurrentUser), refresh(listConnections), refresh(getChecklist)]),
    [refresh],
  )
}

/** Links a payment account in a new window, which returns to the page `/stripe`. */
export function useConnectStripe() {
  const call = useApi()
  const toast = useToast()
  const report = useReportError()
  const refreshConnections = useRefreshConnections()
  const refresh = useCallback(() => void refreshConnections(), [refreshConnections])
  const { open, isOpening, isOpen, blockedUrl, forgetBlocked, forgetOpened } = useOtherWindow({
    message: 'Opening Stripe…',
    findAddress: async () => (await call(connectStripe, {})).redirectUrl,
    onOpened: () => toast.succeeded('connect-stripe'),
    onFailure: (error) => {
      report(error)
      toast.danger(messageOf(error), { of: 'connect-stripe' })
    },
    refresh,
  })

  useEffect(
    () =>
      onOtherWindowMessage((message) => {
        if (message.kind !== 'connect-ended') return
        forgetOpened()
        refresh()
        if (message.result === 'connected') toast.success('Your Stripe account is connected.')
      }),
    [refresh, toast, forgetOpened],
  )

  return { connect: open, isOpening, isOpen, blockedUrl, forgetBlocked }
}
