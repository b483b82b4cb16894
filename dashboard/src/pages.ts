import type { DashboardPage, UnknownPage } from '#shared/pages.ts'
import { lazyPage } from './navigation/navigation.tsx'

/** Three pages only lead to another one. */
type ShownPage = Exclude<DashboardPage, '/testimonial' | '/settings' | '/settings/form'> | UnknownPage

/**
 * Each page is fetched when it is first asked for. The build reads this table too: the HTML of a page names its chunks.
 */
export const pages = {
  '/login': lazyPage(async () => (await import('./features/account/login.page.tsx')).LoginPage),
  '/sign-up': lazyPage(async () => (await import('./features/account/sign-up.page.tsx')).SignUpPage),
  '/forgot-password': lazyPage(
    async () => (await import('./features/account/forgot-password.page.tsx')).ForgotPasswordPage,
  ),
  '/reset-password': lazyPage(
    async () => (await import('./features/account/reset-password.page.tsx')).ResetPasswordPage,
  ),
  '/verify-email': lazyPage(async () => (await import('./features/account/verify-email.page.tsx')).VerifyEmailPage),
  '/invitation/:token': lazyPage(
    async () => (await import('./features/account/invitation/invitation.page.tsx')).InvitationPage,
  ),
  '/logout': lazyPage(async () => (await import('./features/account/logout.page.tsx')).LogoutPage),
  '/': lazyPage(async () => (await import('./features/landing/landing.page.tsx')).LandingPage),
  '/privacy-policy': lazyPage(async () => (await import('./features/legal/privacy-policy.page.tsx')).PrivacyPolicyPage),
  '/terms-of-service': lazyPage(
    async () => (await import('./features/legal/terms-of-service.page.tsx')).TermsOfServicePage,
  ),
  '/overview': lazyPage(async () => (await import('./features/workspaces/overview/overview.page.tsx')).OverviewPage),
  '/testimonial/list': lazyPage(
    async () => (await import('./features/testimonials/list/testimonial-list.page.tsx')).TestimonialListPage,
  ),
  '/import': lazyPage(async () => (await import('./features/testimonials/existing-import/import.page.tsx')).ImportPage),
  '/import/clients': lazyPage(
    async () => (await import('./features/testimonials/client-import/import-clients.page.tsx')).ImportClientsPage,
  ),
  '/testimonial/planned': lazyPage(
    async () => (await import('./features/testimonials/batches/batches.page.tsx')).BatchesPage,
  ),
  '/testimonial/planned/:id': lazyPage(
    async () => (await import('./features/testimonials/batches/batch.page.tsx')).BatchPage,
  ),
  '/testimonials/:id/share': lazyPage(
    async () => (await import('./features/testimonials/share-image/share-image.page.tsx')).ShareImagePage,
  ),
  '/payments': lazyPage(async () => (await import('./features/payments/log/payments.page.tsx')).PaymentsPage),
  '/forms': lazyPage(async () => (await import('./features/forms/forms.page.tsx')).FormsPage),
  '/forms/:id': lazyPage(async () => (await import('./features/forms/form.page.tsx')).FormPage),
  '/widgets': lazyPage(async () => (await import('./features/widgets/widget-list.page.tsx')).WidgetListPage),
  '/widgets/:id': lazyPage(async () => (await import('./features/widgets/editor/editor.page.tsx')).EditorPage),
  '/widgets/:id/order': lazyPage(async () => (await import('./features/widgets/order/order.page.tsx')).OrderPage),
  '/reports': lazyPage(async () => (await import('./features/reports/reports.page.tsx')).NewestReportPage),
  '/reports/:month': lazyPage(async () => (await import('./features/reports/reports.page.tsx')).ReportsPage),
  '/report/:token': lazyPage(async () => (await import('./features/reports/shared-report.page.tsx')).SharedReportPage),
  '/settings/profile': lazyPage(async () => (await import('./features/settings/profile/profile.page.tsx')).ProfilePage),
  '/settings/security': lazyPage(
    async () => (await import('./features/settings/security/security.page.tsx')).SecurityPage,
  ),
  '/settings/security/two-factor': lazyPage(
    async () => (await import('./features/settings/security/two-factor/two-factor-setup.page.tsx')).TwoFactorSetupPage,
  ),
  '/settings/subscription': lazyPage(
    async () => (await import('./features/settings/subscription/subscription.page.tsx')).SubscriptionPage,
  ),
  '/settings/emails': lazyPage(
    async () => (await import('./features/settings/emails/emails.page.tsx')).EmailSettingsPage,
  ),
  '/settings/stripe': lazyPage(
    async () => (await import('./features/settings/stripe/stripe.page.tsx')).StripeSettingsPage,
  ),
  '/settings/team': lazyPage(async () => (await import('./features/settings/team/team.page.tsx')).TeamPage),
  '/settings/team/activity': lazyPage(
    async () => (await import('./features/settings/team/activity/activity.page.tsx')).ActivityPage,
  ),
  '/settings/data': lazyPage(
    async () => (await import('./features/settings/account-data/data.page.tsx')).DataSettingsPage,
  ),
  '/stripe': lazyPage(async () => (await import('./features/payments/stripe-result.page.tsx')).StripeResultPage),
  '/stripe/payment-success': lazyPage(
    async () => (await import('./features/payments/payment-success.page.tsx')).PaymentSuccessPage,
  ),
  '/goodbye': lazyPage(async () => (await import('./features/settings/account-data/goodbye.page.tsx')).GoodbyePage),
  '*': lazyPage(async () => (await import('./features/not-found/not-found.page.tsx')).NotFoundPage),
} satisfies Record<ShownPage, unknown>
