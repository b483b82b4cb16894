import { MAILBOX_BRANDS, MAILBOX_PROVIDERS, SHARED_SUFFIXES } from './mailbox-providers.ts'

/** Why a domain can't be used for sending; null when it can be tried. */
export function refusalOfName(
  name: string,
  { ownAddresses }: { ownAddresses: readonly string[] },
): 'mailbox_provider' | 'shared' | 'ours' | null {
  const isOurs = ownAddresses.some((address) => areRelated(name, domainOf(address)))
  if (isOurs) return 'ours'
  if (MAILBOX_PROVIDERS.some((provider) => isWithin(name, provider)) || isOfBrand(name)) return 'mailbox_provider'
  if (SHARED_SUFFIXES.some((suffix) => name === suffix || isHosted(name, suffix))) return 'shared'
  return null
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

const isWithin = (name: string, other: string) => name === other || name.endsWith(`.${other}`)

const areRelated = (name: string, other: string) => isWithin(name, other) || isWithin(other, name)

// A name below `co.uk` belongs to its owner; one below `github.io` belongs to the host.
const isHosted = (name: string, suffix: string) => isWithin(name, suffix) && !/^[a-z]{2,3}\.[a-z]{2}$/.test(suffix)

const isOfBrand = (name: string) =>
  MAILBOX_BRANDS.some((brand) => new RegExp(`(?:^|\\.)${brand}\\.(?:com|net|(?:com?\\.)?[a-z]{2})$`).test(name))
