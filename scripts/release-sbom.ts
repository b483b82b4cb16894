import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { npmProgram } from './release-npm.ts'
import { keyOf, type ShippedPackage } from './release-packages.ts'

const Sbom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
})
export type Sbom = z.infer<typeof Sbom>

const MAX_BYTES = 64 * 1024 * 1024

/** What npm knows of all packages of the project, in the format of CycloneDX. */
export async function readSbom(): Promise<Sbom> {
  const [program, ...args] = npmProgram()
  const { stdout } = await promisify(execFile)(
    program,
    [...args, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
    { maxBuffer: MAX_BYTES },
  )
  return Sbom.parse(JSON.parse(stdout))
}

/** Leaves the packages that are part of a release. What browsers load is bundled, and nothing else of the tools is. */
export function shippedSbom(sbom: Sbom, packages: readonly ShippedPackage[]): Sbom {
  const shipped = new Set(packages.map(keyOf))
  const components = sbom.components.filter((component) => shipped.has(keyOf(component)))
  const refs = new Set([sbom.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ dependsOn = [], ...one }) => ({ ...one, dependsOn: dependsOn.filter((ref) => refs.has(ref)) }))
  return { ...sbom, components, dependencies }
}
