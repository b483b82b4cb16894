import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { SERVER_PROGRAM } from './release-files.ts'

/** Names of settings in .env.example. */
const known = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?(\w+)=/gm)].map(([, name]) => name)
/** What Node itself reads. */
const OF_NODE = ['NODE_COMPILE_CACHE']

const UNIT = 'deploy/goodword.service'
const unit = readFileSync(UNIT, 'utf8')
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]

describe('the example unit for systemd', () => {
  test('starts what a release has, with settings that the server knows', () => {
    const folder = valueOf('WorkingDirectory') ?? ''
    const [program = '', ...args] = (valueOf('ExecStart') ?? '').split(' ')
    expect(existsSync(program.replace(`${folder}/`, ''))).toBe(true)
    expect(args.at(-1)).toBe(SERVER_PROGRAM)
    const settings = (valueOf('Environment') ?? '').split(' ').map((setting) => setting.split('=')[0])
    expect([...known, ...OF_NODE]).toEqual(expect.arrayContaining(settings))
  })

  test('has a user of its own without rights, who writes to the data only', () => {
    const rules = [
      'DynamicUser',
      'ProtectSystem',
      'ProtectHome',
      'CapabilityBoundingSet',
      'NoNewPrivileges',
      'StateDirectory',
    ]
    expect(rules.map((rule) => [rule, valueOf(rule)])).toEqual([
      ['DynamicUser', 'yes'],
      ['ProtectSystem', 'strict'],
      ['ProtectHome', 'yes'],
      ['CapabilityBoundingSet', ''],
      ['NoNewPrivileges', 'yes'],
      ['StateDirectory', 'goodword'],
    ])
    expect(unit).not.toMatch(/^ReadWritePaths/m)
    expect(valueOf('Environment')).toContain('DATA_DIR=/var/lib/goodword')
  })

  test('says how it may also write the second ledger of erasures', () => {
    expect(unit).toMatch(/^# .*ERASURE_LEDGER[^]*^#ReadWritePaths=\/mnt\/ledger$/m)
  })

  test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('exposes little, as systemd counts it', () => {
    // The level is 1.5; the threshold counts in tenths.
    const output = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', '--threshold=20', UNIT])
    expect(output.toString()).toContain('Overall exposure level for goodword.service')
  })
})

describe('the timer for backups', () => {
  const backup = readFileSync('deploy/goodword-backup.service', 'utf8')

  test('runs a program that is there, with the data and the user of the service', () => {
    expect(existsSync('scripts/backup.ts')).toBe(true)
    expect(backup).toMatch(/^ExecStart=.* scripts\/backup\.ts /m)
    for (const rule of ['DynamicUser=yes', 'User=goodword', 'StateDirectory=goodword', 'ProtectSystem=strict'])
      expect(backup).toContain(`\n${rule}\n`)
    expect(readFileSync('deploy/goodword-backup.timer', 'utf8')).toMatch(/^OnCalendar=.*00\/6/m)
  })

  test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('exposes little, as systemd counts it', () => {
    const path = 'deploy/goodword-backup.service'
    const output = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', '--threshold=25', path])
    expect(output.toString()).toContain('Overall exposure level for goodword-backup.service')
  })
})

describe('the container', () => {
  const lines = readFileSync('deploy/Dockerfile', 'utf8').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))

  test('runs as a user without rights, has a health check, and names the versions of what it is made of', () => {
    expect(lines.filter((line) => line.startsWith('FROM ')).every((line) => /:[\w.-]+( AS \w+)?$/.test(line))).toBe(
      true,
    )
    expect(lines.some((line) => /^FROM \S+:latest/.test(line))).toBe(false)
    expect(last).toContain('USER 65532:65532')
    expect(last.find((line) => line.startsWith('HEALTHCHECK '))).toContain('deploy/healthcheck.mjs')
    expect(last.some((line) => line.startsWith('RUN '))).toBe(false)
  })

  test('is given settings that the server knows', () => {
    const settings = (last.find((line) => line.startsWith('ENV ')) ?? '').match(/[A-Z_]+(?==)/g)
    expect(settings).not.toBeNull()
    expect([...known, ...OF_NODE]).toEqual(expect.arrayContaining(settings ?? []))
  })

  test('contains nothing of the repository but the release', () => {
    expect(readFileSync('deploy/Dockerfile.dockerignore', 'utf8').trim().split('\n')).toEqual([
      '*',
      '!release/goodword-*.tar.gz',
    ])
  })
})

describe('compose', () => {
  const { services, volumes } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })

  test('has a service that backs up every six hours, without a network, into a volume of its own', () => {
    const { image, read_only, cap_drop, security_opt, env_file } = services.goodword
    expect(services.backup).toMatchObject({ image, read_only, cap_drop, security_opt, env_file, network_mode: 'none' })
    expect(services.backup.command).toEqual(['scripts/backup.ts', '/backups', '--keep', '28', '--every', '6h'])
    expect(services.backup.volumes).toEqual(['data:/data', 'backups:/backups'])
    expect(services.goodword.volumes).toEqual(['data:/data', 'ledger:/ledger', 'backups:/backups:ro'])
    expect(Object.keys(volumes)).toEqual(['data', 'ledger', 'backups', 'certificates'])
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain('--chown=65532:65532 /backups /backups')
  })

  test('gives the server a read-only root without rights, and visitors only the proxy', () => {
    expect(services.goodword).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      environment: { TRUSTED_PROXY_HOPS: '1' },
    })
    expect(services.goodword.ports).toBeUndefined()
    expect(services.caddy.image).toMatch(/^caddy:\d/)
  })

  test('keeps the second ledger of erasures on a volume of its own, which the server may write', () => {
    const { ERASURE_LEDGER: ledger } = services.goodword.environment
    const folders = services.goodword.volumes.map((volume: string) => volume.split(':')[1])
    expect(folders).toEqual(['/data', dirname(ledger), '/backups'])
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(
      `COPY --from=build --chown=65532:65532 ${dirname(ledger)} `,
    )
    expect(volumes).toHaveProperty('ledger')
  })

  test('uses the same rules for Caddy as without containers', () => {
    const rules = (name: string) => readFileSync(`deploy/${name}`, 'utf8').split('\n').slice(2).join('\n')
    expect(rules('Caddyfile.compose')).toBe(rules('Caddyfile').replace('127.0.0.1:3000', 'goodword:3000'))
  })
})

test.each(['deploy/compose.yaml', 'deploy/compose-several.yaml'])(
  'in %s, every log goes to the journal, which deletes it in time',
  (path) => {
    const { services } = parse(readFileSync(path, 'utf8'), { merge: true })
    const drivers = Object.entries<{ logging?: unknown }>(services).map(([name, { logging }]) => [name, logging])
    expect(drivers.length).toBeGreaterThan(2)
    expect(drivers).toEqual(drivers.map(([name]) => [name, { driver: 'journald' }]))
  },
)

describe('the example for Kubernetes', () => {
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map((one) => one.toJS())
  const [set, service, ingress, claim, ledgerClaim, job] = documents
  const { spec } = set.spec.template
  const [container] = spec.containers

  test('runs one process, without rights, on a volume', () => {
    expect([set.kind, set.spec.replicas]).toEqual(['StatefulSet', 1])
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 })
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const mounted = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)
    expect(mounted).toEqual(['/data', '/ledger', '/backups', '/tmp'])
  })

  test('keeps the second ledger of erasures on a volume of its own, which the server may write', () => {
    const { ERASURE_LEDGER: ledger } = Object.fromEntries(
      container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
    )
    expect(known).toContain('ERASURE_LEDGER')
    const mount = container.volumeMounts.find((each: { mountPath: string }) => each.mountPath === dirname(ledger))
    expect(mount).toEqual({ name: 'ledger', mountPath: '/ledger' })
    const volume = spec.volumes.find(({ name }: { name: string }) => name === mount.name)
    expect(volume.persistentVolumeClaim).toEqual({ claimName: ledgerClaim.metadata.name })
    expect(ledgerClaim).toMatchObject({ kind: 'PersistentVolumeClaim', spec: { accessModes: ['ReadWriteOnce'] } })
    expect(ledgerClaim.metadata.name).not.toBe(claim.metadata.name)
    // The volume belongs to root: its group lets the server write.
    expect(spec.securityContext.fsGroup).toBe(65532)
  })

  test('backs up every six hours, on the machine that has the data, into a volume of its own', () => {
    expect([job.kind, job.spec.schedule, job.spec.concurrencyPolicy]).toEqual(['CronJob', '17 */6 * * *', 'Forbid'])
    const backup = job.spec.jobTemplate.spec.template.spec
    const [{ image, args, envFrom, securityContext, volumeMounts }] = backup.containers
    expect({ image, envFrom, securityContext }).toEqual({
      image: container.image,
      envFrom: container.envFrom,
      securityContext: container.securityContext,
    })
    expect(args).toEqual(['scripts/backup.ts', '/backups', '--keep', '28'])
    expect(backup.securityContext).toEqual(spec.securityContext)
    expect(backup.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution).toEqual([
      { topologyKey: 'kubernetes.io/hostname', labelSelector: set.spec.selector },
    ])
    const [{ metadata }] = set.spec.volumeClaimTemplates
    const claims = backup.volumes.map((volume: typeof spec) => volume.persistentVolumeClaim?.claimName)
    expect(claims).toEqual([`${metadata.name}-${set.metadata.name}-0`, claim.metadata.name, undefined])
    expect(volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual(['/data', '/backups', '/tmp'])
    expect(job.spec.jobTemplate.spec.template.metadata.labels).not.toEqual(set.spec.selector.matchLabels)
  })

  test('asks for addresses that the server has, at its port', () => {
    const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe]
    expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/readyz', '/readyz', '/healthz'])
    expect(container.ports[0].containerPort).toBe(3000)
    expect(service.spec.ports[0].port).toBe(3000)
    expect(ingress.spec.rules[0].http.paths[0].backend.service.name).toBe('goodword')
  })
})
