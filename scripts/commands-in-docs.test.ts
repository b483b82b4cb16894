import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { isReleased } from './release-files.ts'

const section = /^## Commands\n([\s\S]*?)^## /m.exec(readFileSync('docs/going-live.md', 'utf8'))?.[1] ?? ''
const lines = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n'))
const linesOf = (program: string) => lines.filter((line) => line.startsWith(`${program} `))

const [program, ...flags] = JSON.parse(
  /^ENTRYPOINT (.*)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))?.[1] ?? '[]',
) as string[]
const unit = readFileSync('deploy/goodword.service', 'utf8')
const valueOf = (name: string, text = unit) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? ''

type Service = { volumes?: string[]; image?: string; command?: string[] }
const servicesIn = (path: string): Record<string, Service> =>
  parse(readFileSync(path, 'utf8'), { merge: true }).services as Record<string, Service>
/** Folders that a container keeps. */
const mountsOf = ({ volumes = [] }: Service) => volumes.map((volume) => volume.split(':')[1])
/** Below `/data` or `/backups`. */
const foldersIn = (line: string) => [...line.matchAll(/(?<=[ ='"])\/(data|backups)\b/g)].map(([folder]) => folder)

test('each program that the commands name is in the release', () => {
  const programs = lines.flatMap((line) => line.match(/\bscripts\/[\w-]+\.ts/g) ?? [])
  const named = linesOf('goodword').map((line) => `scripts/${line.split(' ')[1]}.ts`)
  expect(new Set(programs.map((path) => path.slice(8, -3)))).toEqual(
    new Set(['doctor', 'ops', 'account', 'backup', 'restore']),
  )
  expect(named.length).toBeGreaterThan(4)
  for (const path of [...programs, ...named])
    expect([path, existsSync(path), isReleased(path)]).toEqual([path, true, true])
})

test('those for Compose name services and folders that its files have, and the image’s Node', () => {
  const commands = linesOf('docker')
  expect(commands.length).toBeGreaterThan(8)
  for (const line of commands) {
    const [, file = '', verb = '', rest = ''] = /^docker compose -f (\S+) (\w+) (.*)$/.exec(line) ?? []
    const services = servicesIn(file)
    const name = rest.split(/[ :]/).find((word) => services[word]) ?? ''
    if (verb === 'up') continue
    expect([line, Object.keys(services)]).toEqual([line, expect.arrayContaining([name])])
    if (services[name]?.image === 'goodword' && verb === 'exec') expect(line).toContain(` ${name} ${program} `)
    expect(mountsOf(services[name] ?? {})).toEqual(expect.arrayContaining(foldersIn(line)))
  }
})

test('those for Kubernetes name pods, jobs and files that are there', () => {
  const documents = ['deploy/kubernetes.yaml', 'deploy/kubernetes-several.yaml'].flatMap((path) =>
    parseAllDocuments(readFileSync(path, 'utf8')).map((one) => one.toJS()),
  )
  const named = (kind: string) => documents.filter((one) => one.kind === kind).map((one) => one.metadata.name as string)
  const commands = linesOf('kubectl')
  const pods = commands.flatMap((line) => /^kubectl exec (\S+) -- (\S+) /.exec(line)?.slice(1, 3) ?? [])
  const expected = named('StatefulSet').map((name) => `${name}-0`)
  expect(new Set(pods)).toEqual(new Set([...expected, program]))
  for (const line of commands) {
    const set = /statefulset (\S+)/.exec(line)?.[1]
    if (set) expect(named('StatefulSet')).toContain(set)
    const job = /cronjob\/(\S+)/.exec(line)?.[1]
    if (job) expect(named('CronJob')).toContain(job)
    const file = / -f (\S+)/.exec(line)?.[1]
    if (file) expect([file, existsSync(file)]).toEqual([file, true])
  }
})

test('a restore on Kubernetes has the volumes, the image and the rights of the server and of the backup', () => {
  const [set, , , , , job] = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map((one) => one.toJS())
  const pod = parse(readFileSync('deploy/kubernetes-restore.yaml', 'utf8'))
  const backup = job.spec.jobTemplate.spec.template.spec
  const server = set.spec.template.spec
  const nameOf = ({ name }: { name: string }) => name
  const ofServer = server.volumes.filter(
    (volume: { name: string }) => !backup.volumes.map(nameOf).includes(volume.name),
  )
  // The second ledger too: it is what is left of the first one when the volume of the data is lost.
  expect(ofServer.map(nameOf)).toEqual(['ledger'])
  expect(pod.spec.volumes).toEqual([...backup.volumes, ...ofServer])
  const mounts = pod.spec.containers[0].volumeMounts
  expect(mounts).toContainEqual({ name: 'ledger', mountPath: '/ledger', readOnly: true })
  expect(pod.spec.securityContext).toEqual(server.securityContext)
  for (const key of ['image', 'envFrom', 'securityContext'])
    expect(pod.spec.containers[0][key]).toEqual(server.containers[0][key])
  expect(pod.spec.containers[0].args).toEqual([
    'scripts/restore.ts',
    '/backups/FILE',
    '--ledger',
    '/data/erasure-ledger',
  ])
  expect(pod.spec.containers[0].env).toEqual([{ name: 'DATA_DIR', value: '/data/FOLDER' }])
  expect(section).toContain(pod.metadata.name)
})

test('those for systemd run with the user, the settings and the data of the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const place = join(folder, 'goodword')
  const script = readFileSync('deploy/goodword-command.sh', 'utf8')
  expect(script).toContain(valueOf('WorkingDirectory'))
  // The release is somewhere else here, and what would run it prints what it was given.
  writeFileSync(place, script.replaceAll(valueOf('WorkingDirectory'), process.cwd()))
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n')
  for (const path of [place, join(folder, 'systemd-run')]) chmodSync(path, 0o755)
  const run = (...args: string[]) =>
    execFileSync(place, args, { env: { PATH: `${folder}:${process.env['PATH']}` }, stdio: 'pipe' })
      .toString()
      .trim()
      .split('\n')
  const given = run('restore', '/mnt/backups/a file', '--drill')
  const [node = '', flag] = valueOf('ExecStart').replaceAll(valueOf('WorkingDirectory'), process.cwd()).split(' ')
  expect(given.slice(-5)).toEqual([node, flag, 'scripts/restore.ts', '/mnt/backups/a file', '--drill'])
  for (const rule of ['DynamicUser', 'StateDirectory', 'StateDirectoryMode', 'UMask', 'EnvironmentFile'])
    expect(given).toContain(`--property=${rule}=${valueOf(rule)}`)
  expect(given).toContain(`--property=User=${valueOf('User', readFileSync('deploy/goodword-backup.service', 'utf8'))}`)
  expect(given).toContain(`--working-directory=${process.cwd()}`)
  for (const setting of valueOf('Environment').split(' '))
    if (!setting.startsWith('NODE_COMPILE_CACHE=')) expect(given).toContain(`--setenv=${setting}`)
  expect(flags).toEqual([flag])
  for (const wrong of [[], ['nothing'], ['../deploy/slim']]) expect(() => run(...wrong)).toThrow(/doctor/)
  expect(section).toContain(
    `mv ${valueOf('Environment').replace(/.*DATA_DIR=\/var\/lib\/(\S+).*/, '/var/lib/private/$1')} `,
  )
})
