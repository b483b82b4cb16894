import { type ComponentType, lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { awaitPage } from './app/awaited-pages.ts'
import { HomeLayout } from './app/home-layout.tsx'
import { OwnerLayout } from './app/owner-layout.tsx'
import { RootLayout } from './app/root-layout.tsx'

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await awaitPage(load()) }))

const Landing = page(async () => (await import('./features/landing/landing.page.tsx')).LandingPage)
const PrivacyPolicy = page(async () => (await import('./features/legal/privacy-policy.page.tsx')).PrivacyPolicyPage)
const TermsOfService = page(async () => (await import('./features/legal/terms-of-service.page.tsx')).TermsOfServicePage)
const NotFound = page(async () => (await import('./features/not-found/not-found.page.tsx')).NotFoundPage)

const Login = page(async () => (await import('./features/account/login.page.tsx')).LoginPage)
const SignUp = page(async () => (await import('./features/account/sign-up.page.tsx')).SignUpPage)
const ForgotPassword = page(
  async () => (await import('./features/account/forgot-password.page.tsx')).ForgotPasswordPage,
)
const ResetPassword = page(async () => (await import('./features/account/reset-password.page.tsx')).ResetPasswordPage)
const VerifyEmail = page(async () => (await import('./features/account/verify-email.page.tsx')).VerifyEmailPage)
const Logout = page(async () => (await import('./features/account/logout.page.tsx')).LogoutPage)

const TestimonialList = page(
  async () => (await import('./features/testimonials/list/testimonial-list.page.tsx')).TestimonialListPage,
)
const WidgetList = page(async () => (await import('./features/widgets/widget-list.page.tsx')).WidgetListPage)
const Editor = page(async () => (await import('./features/widgets/editor/editor.page.tsx')).EditorPage)
const Profile = page(async () => (await import('./features/settings/profile/profile.page.tsx')).ProfilePage)
const Subscription = page(
  async () => (await import('./features/settings/subscription/subscription.page.tsx')).SubscriptionPage,
)
const ClientFormSettings = page(
  async () => (await import('./features/settings/client-form/client-form.page.tsx')).ClientFormPage,
)
const EmailSettings = page(async () => (await import('./features/settings/emails/emails.page.tsx')).EmailSettingsPage)
const StripeSettings = page(async () => (await import('./features/settings/stripe/stripe.page.tsx')).StripeSettingsPage)
const DataSettings = page(async () => (await import('./features/settings/account-data/data.page.tsx')).DataSettingsPage)
const Goodbye = page(async () => (await import('./features/settings/account-data/goodbye.page.tsx')).GoodbyePage)

const StripeResult = page(async () => (await import('./features/payments/stripe-result.page.tsx')).StripeResultPage)
const PaymentSuccess = page(
  async () => (await import('./features/payments/payment-success.page.tsx')).PaymentSuccessPage,
)

/** Each page is fetched when it is first asked for; until it is there the page before stays. */
export function Router() {
  return (
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="/sign-up" element={<SignUp />} />
      <Route path="/forgot-password" element={<ForgotPassword />} />
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="/verify-email" element={<VerifyEmail />} />
      <Route path="/logout" element={<Logout />} />
      <Route element={<RootLayout />}>
        <Route element={<HomeLayout />}>
          <Route path="/" element={<Landing />} />
        </Route>
        <Route path="/privacy-policy" element={<PrivacyPolicy />} />
        <Route path="/terms-of-service" element={<TermsOfService />} />
        <Route element={<OwnerLayout />}>
          <Route path="/testimonial" element={<Navigate to="/testimonial/list" replace />} />
          <Route path="/testimonial/list" element={<TestimonialList />} />
          <Route path="/widgets" element={<WidgetList />} />
          <Route path="/widgets/:id" element={<Editor />} />
          <Route path="/settings" element={<Navigate to="/settings/profile" replace />} />
          <Route path="/settings/profile" element={<Profile />} />
          <Route path="/settings/subscription" element={<Subscription />} />
          <Route path="/settings/form" element={<ClientFormSettings />} />
          <Route path="/settings/emails" element={<EmailSettings />} />
          <Route path="/settings/stripe" element={<StripeSettings />} />
          <Route path="/settings/data" element={<DataSettings />} />
          <Route path="/stripe" element={<StripeResult />} />
        </Route>
        <Route path="/stripe/payment-success" element={<PaymentSuccess />} />
        <Route path="/goodbye" element={<Goodbye />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
