const LOOPBACK = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i

/** True for names and addresses that lead to the machine itself. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** Why others than this machine can reach the server; undefined when nobody else can. */
export function reachedBy({ host, publicUrl }: { host: string; publicUrl: string | undefined }): string | undefined {
  if (!isLoopback(host)) return `HOST is ${host}`
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL is ${publicUrl}`
  return undefined
}
