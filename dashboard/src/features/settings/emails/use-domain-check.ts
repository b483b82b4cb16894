import { useEffect, useState } from 'react'
import { checkSendingDomain, getEmailSettings, type SendingDomain } from '#shared/emails.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'

const POLL_MS = 15_000

type DomainCheckOptions = {
  domain: SendingDomain
  isIncluded: boolean
  onChecked: (domain: SendingDomain) => void
}

/**
 * Keeps the records of a domain up to date: on request, and automatically while they are missing and the page is
 * visible.
 */
export function useDomainCheck({ domain, isIncluded, onChecked }: DomainCheckOptions) {
  const call = useApi()
  const toast = useToast()
  const [isChecking, setIsChecking] = useState(false)
  const [news, setNews] = useState('')
  const isWaiting = isIncluded && domain.status === 'pending'

  const show = (checked: SendingDomain) => {
    onChecked(checked)
    setNews(newsOf(checked))
  }

  // The server checks on its own schedule too, so we only ask what it has found.
  const ask = useStableCallback(async () => {
    if (document.visibilityState !== 'visible') return
    const { domain: found } = await call(getEmailSettings, {})
    if (found) show(found)
  })

  useEffect(() => {
    if (!isWaiting) return
    // An automatic check that fails is retried automatically.
    const timer = setInterval(() => void ask().catch(() => {}), POLL_MS)
    return () => clearInterval(timer)
  }, [isWaiting, ask])

  async function check() {
    setIsChecking(true)
    try {
      show(await call(checkSendingDomain, {}))
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setIsChecking(false)
    }
  }

  return { check, isChecking, news }
}

function newsOf({ status, records }: SendingDomain): string {
  if (status === 'verified') return 'All required records were found.'
  const waitedFor = records.filter(({ isRequired }) => isRequired)
  const found = waitedFor.filter((record) => record.status === 'found')
  return `${found.length} of ${waitedFor.length} found so far.`
}
