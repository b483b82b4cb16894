import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes a certificate that signs itself, for these names, in a folder. It needs openssl. */
export function makeCertificate(folder: string, names: readonly [string, ...string[]]): { key: string; chain: string } {
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`]
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', chain], { stdio: 'ignore' })
  return { key, chain }
}
