import { randomInt } from 'node:crypto'

const STEPS = 2 ** 32

/** A random number, at least 0 and below 1. */
export const randomFraction = () => randomInt(STEPS) / STEPS
