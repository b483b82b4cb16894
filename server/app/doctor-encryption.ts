import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'

const GIVES_UP_AFTER_MS = 10_000
const HTTP_PORT = 80
const HTTPS_PORT = 443

/**
 * Looks at a public https address from outside: it must not answer without encryption, and not with TLS older than 1.2.
 * Sends nothing but a request for /healthz.
 */
export async function checkEncryption(publicUrl: string, { httpPort = HTTP_PORT } = {}): Promise<Finding[]> {
  const { ok, problem } = findingsOf('Encryption')
  const { hostname, port } = new URL(publicUrl)
  const [isPlain, isOld] = await Promise.all([
    answersInPlain(`http://${hostname}:${httpPort}/healthz`),
    acceptsOldTls({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || HTTPS_PORT) }),
  ])
  const plain = `Goodword answers at http://${hostname} without encryption. Let the proxy refuse or redirect that.`
  const old = `${hostname} accepts TLS 1.0 or 1.1. Let the proxy accept TLS 1.2 and 1.3 only.`
  const problems = [...(isPlain ? [problem(plain)] : []), ...(isOld ? [problem(old)] : [])]
  return problems.length > 0 ? problems : [ok('Nothing answers without encryption or with outdated TLS.')]
}

async function answersInPlain(url: string): Promise<boolean> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(GIVES_UP_AFTER_MS) }).catch(
    () => undefined,
  )
  await answer?.body?.cancel()
  return answer?.ok === true
}

function acceptsOldTls({ host, port }: { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      // OpenSSL would not even offer these versions at its normal level.
      ciphers: 'DEFAULT@SECLEVEL=0',
      // Only the version matters here: nothing is sent, and the certificate is checked by another finding.
      rejectUnauthorized: false,
    })
    const settle = (isAccepted: boolean) => {
      socket.destroy()
      resolve(isAccepted)
    }
    socket.once('secureConnect', () => settle(true))
    socket.once('error', () => settle(false))
    socket.setTimeout(GIVES_UP_AFTER_MS, () => settle(false))
  })
}
