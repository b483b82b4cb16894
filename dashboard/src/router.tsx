import { Navigate, Route, Routes } from 'react-router-dom'
import { HomeLayout, OwnerLayout, RootLayout } from './app/layouts.tsx'
import { lazyPage } from './navigation/navigation.tsx'

const Landing = lazyPage(async () => (await import('./features/landing/landing.page.tsx')).LandingPage)
const PrivacyPolicy = lazyPage(async () => (await import('./features/legal/privacy-policy.page.tsx')).PrivacyPolicyPage)
const TermsOfService = lazyPage(
  async () => (await import('./features/legal/terms-of-service.page.tsx')).TermsOfServicePage,
)
const NotFound = lazyPage(async () => (await import('./features/not-found/not-found.page.tsx')).NotFoundPage)

const Login = lazyPage(async () => (await import('./features/account/login.page.tsx')).LoginPage)
const SignUp = lazyPage(async () => (await import('./features/account/sign-up.page.tsx')).SignUpPage)
const ForgotPassword = lazyPage(
  async () => (await import('./features/account/forgot-password.page.tsx')).ForgotPasswordPage,
)
const ResetPassword = lazyPage(
  async () => (await import('./features/account/reset-password.page.tsx')).ResetPasswordPage,
)
const VerifyEmail = lazyPage(async () => (await import('./features/account/verify-email.page.tsx')).VerifyEmailPage)
const Logout = lazyPage(async () => (await import('./features/account/logout.page.tsx')).LogoutPage)

const TestimonialList = lazyPage(
  async () => (await import('./features/testimonials/list/testimonial-list.page.tsx')).TestimonialListPage,
)
const Payments = lazyPage(async () => (await import('./features/payments/log/payments.page.tsx')).PaymentsPage)
const WidgetList = lazyPage(async () => (await import('./features/widgets/widget-list.page.tsx')).WidgetListPage)
const Editor = lazyPage(async () => (await import('./features/widgets/editor/editor.page.tsx')).EditorPage)
const Profile = lazyPage(async () => (await import('./features/settings/profile/profile.page.tsx')).ProfilePage)
const Security = lazyPage(async () => (await import('./features/settings/security/security.page.tsx')).SecurityPage)
const TwoFactorSetup = lazyPage(
  async () => (await import('./features/settings/security/two-factor/two-factor-setup.page.tsx')).TwoFactorSetupPage,
)
const Subscription = lazyPage(
  async () => (await import('./features/settings/subscription/subscription.page.tsx')).SubscriptionPage,
)
const ClientFormSettings = lazyPage(
  async () => (await import('./features/settings/client-form/client-form.page.tsx')).ClientFormPage,
)
const EmailSettings = lazyPage(
  async () => (await import('./features/settings/emails/emails.page.tsx')).EmailSettingsPage,
)
const StripeSettings = lazyPage(
  async () => (await import('./features/settings/stripe/stripe.page.tsx')).StripeSettingsPage,
)
const DataSettings = lazyPage(
  async () => (await import('./features/settings/account-data/data.page.tsx')).DataSettingsPage,
)
const Goodbye = lazyPage(async () => (await import('./features/settings/account-data/goodbye.page.tsx')).GoodbyePage)

const StripeResult = lazyPage(async () => (await import('./features/payments/stripe-result.page.tsx')).StripeResultPage)
const PaymentSuccess = lazyPage(
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
          <Route path="/payments" element={<Payments />} />
          <Route path="/widgets" element={<WidgetList />} />
          <Route path="/widgets/:id" element={<Editor />} />
          <Route path="/settings" element={<Navigate to="/settings/profile" replace />} />
          <Route path="/settings/profile" element={<Profile />} />
          <Route path="/settings/security" element={<Security />} />
          <Route path="/settings/security/two-factor" element={<TwoFactorSetup />} />
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
