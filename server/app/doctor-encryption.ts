import { isIP } from 'node:net'
import { connect, type ConnectionOptions } from 'node:tls'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'

const GIVES_UP_AFTER_MS = 10_000
const HTTP_PORT = 80
const HTTPS_PORT = 443

// Of TLS 1.2, what RFC 9325 advises against: without forward secrecy, or with CBC.
const CBC = ['AES128-SHA', 'AES256-SHA', 'AES128-SHA256']
const WEAK_CIPHERS = ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'AES256-SHA256']
  .concat(['', 'ECDHE-ECDSA-', 'ECDHE-RSA-'].flatMap((exchange) => CBC.map((cipher) => exchange + cipher)))
  .join(':')

/**
 * Looks at a public https address from outside: it must not answer without encryption, not with TLS older than 1.2, and
 * should not accept weak ciphers. Sends nothing but a request for /healthz.
 */
export async function checkEncryption(publicUrl: string, { httpPort = HTTP_PORT } = {}): Promise<Finding[]> {
  const { ok, open, problem } = findingsOf('Encryption')
  const { hostname, port } = new URL(publicUrl)
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || HTTPS_PORT) }
  const [isPlain, isOld, isWeak] = await Promise.all([
    answersInPlain(`http://${hostname}:${httpPort}/healthz`),
    // OpenSSL would not even offer these at its normal level.
    acceptsTls(place, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }),
    acceptsTls(place, { maxVersion: 'TLSv1.2', ciphers: `${WEAK_CIPHERS}:@SECLEVEL=0` }),
  ])
  const plain = `Goodword answers at http://${hostname} without encryption. Let the proxy refuse or redirect that.`
  const old = `${hostname} accepts TLS 1.0 or 1.1. Let the proxy accept TLS 1.2 and 1.3 only.`
  const weak = `${hostname} accepts ciphers without forward secrecy or with CBC. deploy/ has the settings of a proxy that does not.`
  const found = [
    ...(isPlain ? [problem(plain)] : []),
    ...(isOld ? [problem(old)] : []),
    ...(isWeak ? [open(weak)] : []),
  ]
  return found.length > 0 ? found : [ok('Nothing answers without encryption, or with outdated TLS or weak ciphers.')]
}

async function answersInPlain(url: string): Promise<boolean> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(GIVES_UP_AFTER_MS) }).catch(
    () => undefined,
  )
  await answer?.body?.cancel()
  return answer?.ok === true
}

type Offer = Pick<ConnectionOptions, 'minVersion' | 'maxVersion' | 'ciphers'>

function acceptsTls({ host, port }: { host: string; port: number }, offer: Offer): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      ...offer,
      // Only the handshake matters here: nothing is sent, and the certificate is checked by another finding.
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
