export type StoreOperation = 'PutObject' | 'GetObject' | 'DeleteObject' | 'ListObjectsV2' | 'GetBucketVersioning'

/**
 * The store of images didn't do what it should. `code` is what it answered, such as `AccessDenied`, or that of the network, such as
 * `ECONNREFUSED`. The message has no keys and no secrets, because it is logged.
 */
export class StoreFailure extends Error {
  readonly operation: StoreOperation
  readonly code: string
  /** Undefined without an answer. */
  readonly status: number | undefined
  /** Where the store says that the bucket is. */
  readonly region: string | undefined

  constructor({
    operation,
    code,
    status,
    region,
    cause,
  }: {
    operation: StoreOperation
    code: string
    status?: number
    region?: string | undefined
    cause?: unknown
  }) {
    const what = status === undefined ? 'doesn’t answer' : `answers ${status} to`
    super(`The image store ${what} ${operation}: ${code}`, { cause })
    this.name = 'StoreFailure'
    this.operation = operation
    this.code = code
    this.status = status
    this.region = region
  }
}
