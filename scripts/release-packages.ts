import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** A package that is part of a release: installed beside it, or bundled in what browsers load. */
export type ShippedPackage = {
  name: string
  version: string
  /** SPDX expression. */
  license: string
  /** Empty where the package has none; its license says which text applies. */
  text: string
}

const Lock = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
})
export type Lock = z.infer<typeof Lock>

export const readLock = (): Lock => Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Bundled in the widget. The other builds say themselves what is in them. */
export const WIDGET_PACKAGES = ['preact', 'preact-render-to-string', '@preact/signals', '@preact/signals-core']

const BUILDS = ['dist/dashboard-licenses.json', 'dist/clients-licenses.json']

const Bundled = z.array(
  z.object({ name: z.string(), version: z.string(), identifier: z.string(), text: z.string().optional() }),
)

const INSTALLED = 'node_modules/'

/** All packages of a release, by name. A platform's packages are there for every platform that the lockfile has. */
export function shippedPackages({ packages }: Lock): ShippedPackage[] {
  const installed = Object.entries(packages).flatMap(([path, { dev, devOptional, ...entry }]) => {
    const name = path.slice(path.lastIndexOf(INSTALLED) + INSTALLED.length)
    const isShipped = (!dev && !devOptional) || WIDGET_PACKAGES.includes(name)
    if (!path.startsWith(INSTALLED) || !isShipped || entry.version === undefined) return []
    return [{ name, version: entry.version, license: entry.license ?? 'not named', text: licenseIn(path) }]
  })
  const bundled = BUILDS.flatMap((path) => Bundled.parse(JSON.parse(readFileSync(path, 'utf8')))).map(
    ({ identifier, text, ...one }) => ({ ...one, license: identifier, text: text?.trim() ?? '' }),
  )
  const all = new Map<string, ShippedPackage>()
  for (const one of [...installed, ...bundled]) all.set(keyOf(one), all.get(keyOf(one)) ?? one)
  return [...all.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

export const keyOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string => `${name}@${version}`

function licenseIn(folder: string): string {
  if (!existsSync(folder)) return ''
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
  return names
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n')
}

const LINE = '-'.repeat(80)

/** One text with the license of each package; packages with the same text are named together. */
export function licenseTexts(packages: readonly ShippedPackage[]): string {
  const byText = Map.groupBy(packages, ({ license, text }) => `${license}\n${text}`)
  const parts = [...byText.values()].map((sharing) => {
    const [{ license, text } = { license: '', text: '' }] = sharing
    const names = sharing.map((one) => `${one.name} ${one.version}`).join('\n')
    return `${names}\n\nLicense: ${license}\n\n${text || 'The package contains no text of its license.'}`
  })
  return (
    [`Goodword contains these packages of others, each under its own license.`, ...parts].join(`\n\n${LINE}\n\n`) + '\n'
  )
}
