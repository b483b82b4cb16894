import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { outgoingHosts } from './outgoing-hosts.ts'

const STRIPE = {
  STRIPE_BILLING_SECRET_KEY: 'sk_test_forTestsOnly',
  STRIPE_BILLING_WEBHOOK_SECRET: 'whsec_forTestsOnly',
  STRIPE_PRICE_PRO: 'price_1',
  STRIPE_PRICE_STUDIO: 'price_2',
}
const CONNECT = {
  STRIPE_LINK_SECRET_KEY: 'sk_test_forTestsOnly',
  STRIPE_LINK_CLIENT_ID: 'ca_forTestsOnly',
  STRIPE_LINK_WEBHOOK_SECRET: 'whsec_forTestsOnly',
}
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'demo-goodword',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_EMULATOR_HOST: 'firebase.internal:9099',
}
const KEY = { AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE', AWS_SECRET_ACCESS_KEY: 'forTestsOnly' }
const SENDERS = { EMAIL_FROM: 'requests@goodword.example', ACCOUNT_EMAIL_FROM: 'accounts@goodword.example' }

test.each([
  ['nothing', {}, []],
  ['Resend', { RESEND_API_KEY: 're_a1B2c3D4_e5F6', ...SENDERS }, ['api.resend.com']],
  ['a mail server', { SMTP_URL: 'smtp://mail.example:2525', ...SENDERS }, [':2525']],
  ['Stripe', STRIPE, ['api.stripe.com']],
  ['Stripe Connect', CONNECT, ['api.stripe.com', 'connect.stripe.com']],
  ['an emulated Stripe', { ...STRIPE, STRIPE_URL: 'http://127.0.0.1:4000' }, ['127.0.0.1']],
  ['images at AWS', { IMAGES_URL: 's3://pics?region=eu-west-1', ...KEY }, ['pics.s3.eu-west-1.amazonaws.com']],
  ['images elsewhere', { IMAGES_URL: 's3://pics?endpoint=https://s3.example:9000', ...KEY }, ['s3.example']],
  ['Firebase', FIREBASE, ['.googleapis.com', 'firebase.internal']],
])('a server with %s needs exactly these hosts', (_, environment, hosts) => {
  expect(outgoingHosts(readConfig(environment))).toEqual(hosts)
})
