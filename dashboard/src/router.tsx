import { Navigate, Route, Routes } from 'react-router-dom'
import { HomeLayout, OwnerLayout, RootLayout } from './app/layouts.tsx'
import { pages } from './pages.ts'

function at(path: keyof typeof pages) {
  const Page = pages[path]
  return <Route path={path} element={<Page />} />
}

/** Until the code of a page is there, the page before stays. */
export function Router() {
  return (
    <Routes>
      {at('/login')}
      {at('/sign-up')}
      {at('/forgot-password')}
      {at('/reset-password')}
      {at('/verify-email')}
      {at('/invitation/:token')}
      {at('/logout')}
      {at('/report/:token')}
      <Route element={<RootLayout />}>
        <Route element={<HomeLayout />}>{at('/')}</Route>
        {at('/privacy-policy')}
        {at('/terms-of-service')}
        <Route element={<OwnerLayout />}>
          {at('/overview')}
          <Route path="/testimonial" element={<Navigate to="/testimonial/list" replace />} />
          {at('/testimonial/list')}
          {at('/testimonials/:id/share')}
          {at('/import')}
          {at('/import/clients')}
          {at('/testimonial/planned')}
          {at('/testimonial/planned/:id')}
          {at('/payments')}
          {at('/forms')}
          {at('/forms/:id')}
          {at('/widgets')}
          {at('/widgets/:id')}
          {at('/widgets/:id/order')}
          {at('/reports')}
          {at('/reports/:month')}
          <Route path="/settings" element={<Navigate to="/settings/profile" replace />} />
          {at('/settings/profile')}
          {at('/settings/security')}
          {at('/settings/security/two-factor')}
          {at('/settings/subscription')}
          <Route path="/settings/form" element={<Navigate to="/forms" replace />} />
          {at('/settings/emails')}
          {at('/settings/stripe')}
          {at('/settings/team')}
          {at('/settings/team/activity')}
          {at('/settings/data')}
          {at('/stripe')}
        </Route>
        {at('/stripe/payment-success')}
        {at('/goodbye')}
        {at('*')}
      </Route>
    </Routes>
  )
}
