import type { ClientConfig } from '#shared/client-config.ts'

const WAITING_MAX = 20

type ReporterOptions = {
  /** Null: nothing is reported and nothing is loaded. */
  sentry: ClientConfig['sentry']
  load?: () => Promise<{ openSentry: (config: NonNullable<ClientConfig['sentry']>) => (error: unknown) => void }>
  /** Calls back once the page has been drawn. */
  whenIdle?: (callback: () => void) => void
}

/**
 * Returns the function that reports an error to the operators, which never throws. The SDK is loaded once the page
 * has been drawn; errors before that wait for it, including uncaught ones.
 */
export function connectErrorReporting({ sentry, load = loadSentry, whenIdle = onIdle }: ReporterOptions) {
  if (!sentry) return () => {}
  let send: ((error: unknown) => void) | undefined
  let opening: Promise<void> | undefined
  let waiting: unknown[] = []

  const onError = ({ error, message }: ErrorEvent) => report(error ?? message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)

  async function open(config: NonNullable<ClientConfig['sentry']>) {
    const { openSentry } = await load()
    // From here on, the SDK listens itself.
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    send = openSentry(config)
    for (const error of waiting) send(error)
    waiting = []
  }

  function openOnce() {
    if (sentry)
      opening ??= open(sentry).catch(() => {
        // The next error tries again.
        opening = undefined
      })
  }

  function report(error: unknown) {
    if (send) return send(error)
    waiting = [...waiting, error].slice(-WAITING_MAX)
    openOnce()
  }

  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  whenIdle(openOnce)
  return report
}

const loadSentry = () => import('./sentry.ts')

function onIdle(callback: () => void) {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 4000 })
  else setTimeout(callback, 1000)
}
