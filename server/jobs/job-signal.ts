/** Tells all processes on a database that jobs may be due. It may get lost: whoever waits for it also looks now and then. */
export type JobSignal = {
  /** To the other processes. */
  send(): void
  /** From now on, calls it when another process has sent a signal, or when some may have been missed. */
  listen(onSignal: () => void): void
  close(): Promise<void>
}
