/**
 * Runs `open` while the environment names exactly this Auth emulator, or none. firebase-admin has no option for it: it
 * reads the variable when its auth service is created, so the variable must match our configuration then.
 */
export function withAuthEmulatorHost<Opened>(host: string | undefined, open: () => Opened): Opened {
  const before = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  setAuthEmulatorHost(host)
  try {
    return open()
  } finally {
    setAuthEmulatorHost(before)
  }
}

function setAuthEmulatorHost(host: string | undefined): void {
  if (host === undefined) delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
  else process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host
}
