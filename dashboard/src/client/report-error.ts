import { createContext, use } from 'react'

/** Reports an error to the people who run this product. Never throws. */
export type ReportError = (error: unknown) => void

/** No error reporting is connected: the error is dropped. */
const reportNothing: ReportError = () => {}

export const ReportErrorContext = createContext<ReportError>(reportNothing)

export const useReportError = (): ReportError => use(ReportErrorContext)
