import type { Config } from './config.ts'

const hostIn = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '')

/**
 * What the configured services need: the server connects to nothing else. `.example.com` stands for all names below it,
 * and `:465` for that port of any host.
 */
export function outgoingHosts({
  databaseUrl,
  email,
  stripe,
  firebase,
  imageStore,
}: Pick<Config, 'databaseUrl' | 'email' | 'stripe' | 'firebase' | 'imageStore'>): string[] {
  const database = databaseUrl === undefined ? [] : [hostIn(databaseUrl)]
  const images = imageStore === undefined ? [] : [hostIn(imageStore.bucketUrl)]
  return [...database, ...images, ...emailHosts(email), ...stripeHosts(stripe), ...firebaseHosts(firebase)]
}

function emailHosts(email: Config['email']): string[] {
  if (email.service === 'resend') return [hostIn(email.url ?? 'https://api.resend.com')]
  // The SMTP library looks up the host's address itself.
  return email.service === 'smtp' ? [`:${email.port}`] : []
}

function stripeHosts({ billing, link, url }: Config['stripe']): string[] {
  if (!billing && !link) return []
  if (url) return [hostIn(url)]
  return ['api.stripe.com', ...(link ? ['connect.stripe.com'] : [])]
}

const firebaseHosts = (firebase: Config['firebase']): string[] =>
  firebase
    ? ['.googleapis.com', ...(firebase.authEmulatorHost ? [hostIn(`http://${firebase.authEmulatorHost}`)] : [])]
    : []
