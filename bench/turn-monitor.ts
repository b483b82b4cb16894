import { openSync, writeSync } from 'node:fs'
import process from 'node:process'

// Loaded into the product by a benchmark: writes the most processor time, in milliseconds, that the main thread used
// between two timers of the event loop. Unlike waiting times, it doesn't depend on what else the machine does.
const file = openSync(process.env['TURN_MONITOR_FILE'] ?? '', 'a')
const LOOK_EVERY_MS = 1
const WRITE_EVERY_MS = 100

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let last = cpuMs()
let most = 0
setInterval(() => {
  const now = cpuMs()
  most = Math.max(most, now - last)
  last = now
}, LOOK_EVERY_MS).unref()
setInterval(() => {
  writeSync(file, `${most.toFixed(1)}\n`)
  most = 0
  last = cpuMs()
}, WRITE_EVERY_MS).unref()
