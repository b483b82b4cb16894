import * as z from 'zod'

/** How long an installation keeps what belongs to no workspace, in months. The privacy policy names the longest times. */
export type RetentionConfig = { analyticsMonths: number; securityEventMonths: number }

export const ANALYTICS_MONTHS_MAX = 13
export const SECURITY_EVENT_MONTHS_MAX = 24

const months = (max: number) => {
  const hint = `must be a whole number of months from 1 to ${max}`
  return z.coerce.number(hint).int(hint).min(1, hint).max(max, hint).default(max)
}

export const retentionVariables = {
  ANALYTICS_KEPT_MONTHS: months(ANALYTICS_MONTHS_MAX),
  SECURITY_EVENTS_KEPT_MONTHS: months(SECURITY_EVENT_MONTHS_MAX),
}

type RetentionValues = { [name in keyof typeof retentionVariables]: number }

export const readRetentionConfig = (values: RetentionValues): RetentionConfig => ({
  analyticsMonths: values.ANALYTICS_KEPT_MONTHS,
  securityEventMonths: values.SECURITY_EVENTS_KEPT_MONTHS,
})
