import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from '../lib/auth/use-auth.ts'
import { useApi } from '../lib/use-api.ts'
import { useModal } from './modal.tsx'
import { useToast } from './toast.tsx'

test.each([
  { hook: useAuth, sentence: 'This component must be used within a <AuthProvider> component.' },
  { hook: useToast, sentence: 'This component must be used within a <ToastProvider> component.' },
  { hook: useModal, sentence: 'This component must be used within a <ModalProvider> component.' },
  { hook: useApi, sentence: 'This component must be used within an <ApiProvider> component.' },
])('outside of its provider, $hook.name says: $sentence', ({ hook, sentence }) => {
  function Lost() {
    hook()
    return null
  }
  expect(() => renderToString(<Lost />)).toThrow(sentence)
})
