/**
 * Moves the clock of a process that loads this first (`--import`): by the milliseconds in the file that
 * `CHAOS_CLOCK` names, which is read again and again. What was read is written to the same name with `.seen`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const READ_EVERY_MS = 50
const path = process.env['CHAOS_CLOCK'] ?? ''
const MachineDate = Date
let movedMs = 0

class MovedDate extends MachineDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given.length === 0 ? MovedDate.now() : given[0])
    // With more than one argument they are fields of a date.
    if (given.length > 1) this.setTime(Reflect.construct(MachineDate, given).getTime())
  }

  static override now(): number {
    return MachineDate.now() + movedMs
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return MachineDate[Symbol.hasInstance](value)
  }
}

function read(): void {
  const text = readFileSync(path, 'utf8')
  if (Number(text) === movedMs) return
  movedMs = Number(text)
  writeFileSync(`${path}.seen`, text)
}

read()
globalThis.Date = MovedDate as DateConstructor
setInterval(read, READ_EVERY_MS).unref()
