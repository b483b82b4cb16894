import { readConfig } from '#server/config/config.ts'

/** What all processes of an installation have in common. */
const SHARED = {
  DATABASE_URL: 'postgres://goodword:password@postgres/goodword',
  SECRET_KEY: 's'.repeat(32),
  IMAGES_URL: 's3://goodword-images/production?region=eu-central-1',
  AWS_ACCESS_KEY_ID: 'a-key',
  AWS_SECRET_ACCESS_KEY: 'its-secret',
}

/** For how many seconds one of several processes goes on after SIGTERM, with what an example sets for it. */
export const stopDelayOf = (environment: Record<string, string>): number =>
  readConfig({ ...SHARED, ...environment }).stopDelayMs / 1000
