import { randomInt } from 'node:crypto'

const STEPS = 2 ** 32

/** A random number from 0 to below 1. */
export const randomFraction = () => randomInt(STEPS) / STEPS
