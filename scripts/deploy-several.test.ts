import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { stopDelayOf } from '#server/testing/several-settings.ts'

/** Names of settings in .env.example. */
const known = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?(\w+)=/gm)].map(([, name]) => name)
/** The most that a stopping process takes to finish what runs (`server/app/shutdown.ts`), and some time for the rest. */
const FINISHES_WITHIN_SECONDS = 8 + 5

const secondsOf = (time: string) => Number(/^(\d+)s$/.exec(time)?.[1])

describe('compose with several processes', () => {
  const { services, volumes } = parse(readFileSync('deploy/compose-several.yaml', 'utf8'), { merge: true })
  const webs = [services['web-1'], services['web-2']]

  test('has two that answer and one that runs jobs, without rights, and visitors get only the proxy', () => {
    for (const process of [...webs, services.worker])
      expect(process).toMatchObject({
        image: 'goodword',
        env_file: 'goodword.env',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        depends_on: { postgres: { condition: 'service_healthy' } },
      })
    expect(webs.map(({ environment }) => environment)).toEqual([
      { ROLE: 'web', TRUSTED_PROXY_HOPS: '1' },
      { ROLE: 'web', TRUSTED_PROXY_HOPS: '1' },
    ])
    expect(services.worker.environment).toEqual({ ROLE: 'worker' })
    const open = Object.entries(services).filter(([, service]) => (service as { ports?: unknown }).ports)
    expect(open.map(([name]) => name)).toEqual(['caddy'])
    expect(services.postgres.image).toMatch(/^postgres:1[5-9]-/)
  })

  test('keeps data of PostgreSQL and the ledger of one process only', () => {
    expect(webs.map((web) => web.volumes)).toEqual([undefined, undefined])
    expect(webs[0].tmpfs).toEqual(['/tmp', '/data:uid=65532,gid=65532,mode=0700'])
    expect(services.worker).toMatchObject({ tmpfs: ['/tmp'], volumes: ['ledger:/data'] })
    expect(Object.keys(volumes)).toEqual(['ledger', 'database', 'certificates'])
  })

  test('stops each of them in its own time', () => {
    for (const { environment, stop_grace_period: grace } of [...webs, services.worker]) {
      expect(secondsOf(grace)).toBeGreaterThan(stopDelayOf(environment) + FINISHES_WITHIN_SECONDS)
    }
  })

  test('has a Caddy that knows within their delay which of them stops', () => {
    const rules = (name: string) => readFileSync(`deploy/${name}`, 'utf8').split('\n').slice(2)
    const several = rules('Caddyfile.several')
    const proxy = several.findIndex((line) => line.includes('reverse_proxy'))
    const added = several.splice(proxy + 1, 6).map((line) => line.trim())
    expect(several[proxy]?.trim()).toBe('reverse_proxy web-1:3000 web-2:3000 {')
    expect(several.join('\n')).toBe(rules('Caddyfile').join('\n').replace('127.0.0.1:3000', 'web-1:3000 web-2:3000'))
    const settings = Object.fromEntries(added.filter((line) => !line.startsWith('#')).map((line) => line.split(' ')))
    expect(settings).toEqual({
      health_uri: '/readyz',
      health_interval: '2s',
      health_timeout: '2s',
      lb_try_duration: '5s',
    })
    expect(secondsOf(settings.health_interval ?? '')).toBeLessThan(stopDelayOf({ ROLE: 'web' }) / 2)
  })
})

describe('the example for Kubernetes with several processes', () => {
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes-several.yaml', 'utf8'))
  const [web, worker, budget, service, ingress] = documents.map((one) => one.toJS())
  const containerOf = (one: typeof web) => one.spec.template.spec.containers[0]
  const settingsOf = (one: typeof web): Record<string, string> =>
    Object.fromEntries(containerOf(one).env.map(({ name, value }: { name: string; value: string }) => [name, value]))

  test('parses, and all of it belongs together', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
    expect(documents.map((one) => one.get('kind'))).toEqual([
      'Deployment',
      'StatefulSet',
      'PodDisruptionBudget',
      'Service',
      'Ingress',
    ])
    for (const one of [web, worker]) expect(one.spec.template.metadata.labels).toEqual(one.spec.selector.matchLabels)
    const labels = web.spec.template.metadata.labels
    expect([budget.spec.selector.matchLabels, service.spec.selector]).toEqual([labels, labels])
    expect(ingress.spec.rules[0].http.paths[0].backend.service).toEqual({ name: 'goodword', port: { number: 3000 } })
    expect(web.spec.template.spec.topologySpreadConstraints[0].labelSelector.matchLabels).toEqual(labels)
  })

  test('runs two that answer and one with jobs, without rights, with their settings from the secret', () => {
    expect([web.spec.replicas, worker.spec.replicas]).toEqual([2, 1])
    expect([settingsOf(web).ROLE, settingsOf(worker).ROLE]).toEqual(['web', 'worker'])
    for (const one of [web, worker]) {
      expect(containerOf(one).envFrom).toEqual([{ secretRef: { name: 'goodword' } }])
      expect(known).toEqual(expect.arrayContaining(Object.keys(settingsOf(one))))
      expect(one.spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 })
      expect(containerOf(one).securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    }
  })

  test('gives those that answer nothing that lasts, and one worker the ledger', () => {
    expect(web.spec.volumeClaimTemplates).toBeUndefined()
    expect(web.spec.template.spec.volumes).toEqual([
      { name: 'data', emptyDir: {} },
      { name: 'tmp', emptyDir: {} },
    ])
    expect(worker.spec.volumeClaimTemplates.map(({ metadata }: typeof web) => metadata.name)).toEqual(['ledger'])
    for (const one of [web, worker])
      expect(containerOf(one).volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
        '/data',
        '/tmp',
      ])
  })

  test('starts a new one before an old one stops, and gives each the time that it takes', () => {
    expect(web.spec.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } })
    for (const one of [web, worker]) {
      const grace = one.spec.template.spec.terminationGracePeriodSeconds
      expect(grace).toBeGreaterThan(stopDelayOf(settingsOf(one)) + FINISHES_WITHIN_SECONDS)
    }
  })

  test('doesn’t start them again while the database is away', () => {
    for (const one of [web, worker]) {
      const { startupProbe, readinessProbe, livenessProbe } = containerOf(one)
      const paths = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path)
      expect(paths).toEqual(['/readyz', '/readyz', '/livez'])
    }
  })
})
