import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const UNIT = 'docs/examples/goodword.service'
const unit = readFileSync(UNIT, 'utf8')
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]

describe('the example unit for systemd', () => {
  test('starts what a release has, with settings that the server knows', () => {
    const folder = valueOf('WorkingDirectory') ?? ''
    const [program = '', ...args] = (valueOf('ExecStart') ?? '').split(' ')
    expect(existsSync(program.replace(`${folder}/`, ''))).toBe(true)
    expect(existsSync(args.at(-1) ?? '')).toBe(true)
    const settings = (valueOf('Environment') ?? '').split(' ').map((setting) => setting.split('=')[0])
    const known = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?(\w+)=/gm)].map(([, name]) => name)
    expect(known).toEqual(expect.arrayContaining(settings))
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
    expect(unit).not.toContain('ReadWritePaths')
    expect(valueOf('Environment')).toContain('DATA_DIR=/var/lib/goodword')
  })

  test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('exposes little, as systemd counts it', () => {
    // The level is 1.5; the threshold counts in tenths.
    const output = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', '--threshold=20', UNIT])
    expect(output.toString()).toContain('Overall exposure level for goodword.service')
  })
})
