import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  withStaticSpan,
} from '@sentry/browser'
import type { ClientConfig } from '#shared/client-config.ts'
import { maskIds, plainCopy } from './private-parts.ts'

const TRACES_SAMPLE_RATE = 0.1

const NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
}

/**
 * Starts Sentry and returns the function that reports an error to it. Everything sent has gone through `plainCopy`:
 * no email address, no token, no id of a client's link. Clicks and calls before an error are not recorded, because
 * they name clients.
 */
export function openSentry({ dsn, environment }: NonNullable<ClientConfig['sentry']>): (error: unknown) => void {
  init({
    dsn,
    environment,
    release: import.meta.env.GOODWORD_RELEASE,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    // A trace is a single transaction, which `beforeSendTransaction` sees as a whole.
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    dataCollection: NOTHING,
    enhanceFetchErrorMessages: false,
    sendClientReports: false,
    defaultIntegrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      browserTracingIntegration({
        beforeStartSpan: (span) => ({ ...span, name: maskIds(span.name) }),
        linkPreviousTrace: 'off',
        // Its spans are named after the label that was pressed, and `beforeSendTransaction` sees none of them.
        webVitals: { ignore: ['inp'] },
      }),
    ],
    beforeSend: plainCopy,
    beforeSendTransaction: plainCopy,
    beforeSendSpan: withStaticSpan(plainCopy),
  })
  return (error) => void captureException(error)
}
