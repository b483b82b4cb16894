import { useCallback, useState } from 'react'
import { useReportError } from '../../reporting/report-error.ts'
import { type Describe, explainFailure, type Failure } from './account.errors.ts'

/** The failure that a form shows. Unexpected failures are reported too. */
export function useFailure(describe: Describe) {
  const reportError = useReportError()
  const [failure, setFailure] = useState<Failure>()
  const fail = useCallback(
    (error: unknown) => setFailure(explainFailure(error, { describe, reportError })),
    [describe, reportError],
  )
  return { failure, fail, clearFailure: () => setFailure(undefined) }
}
