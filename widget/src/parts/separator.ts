/** Between what a line says. */
export const SEPARATOR = ' · '
