import { createContext, use } from 'react'

/** Tells the people who run this product of an error that nobody expected. Never throws. */
export type ReportError = (error: unknown) => void

/** No error reporting is connected: the error stays in this page. */
const reportNothing: ReportError = () => {}

export const ReportErrorContext = createContext<ReportError>(reportNothing)

export const useReportError = (): ReportError => use(ReportErrorContext)
