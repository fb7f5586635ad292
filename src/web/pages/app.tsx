import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router'
import { TIMING } from '#contract/timing.ts'
import { useSession } from '#web/data/session/account.ts'
import { useSessionUpkeep } from '#web/data/session/use-session-upkeep.ts'
import { useReturnAfterSignIn } from '#web/data/sign-in/use-return-after-sign-in.ts'
import { useTheme } from '#web/data/theme/theme-store.ts'
import { Guard } from '#web/features/guard/guard.tsx'
import { Header } from '#web/features/header/header.tsx'
import { SkipLink } from '#web/features/header/skip-link.tsx'
import { OfflineNotice } from '#web/features/offline/offline-notice.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { CreateBanner } from './create/create-banner.tsx'
import { CreatePage } from './create/create-page.tsx'
import { CreditPanels } from './credit-panels.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { SignInDoor } from './sign-in-door.tsx'

// The landing page comes with the first load; every other page is a chunk of its own.
const GenerationsPage = lazy(() =>
  import('./generations/generations-page.tsx').then((file) => ({ default: file.GenerationsPage })),
)
const CharactersManagePage = lazy(() =>
  import('./characters-manage/characters-manage-page.tsx').then((file) => ({ default: file.CharactersManagePage })),
)
const CharacterPage = lazy(() => import('./character/character-page.tsx').then((file) => ({ default: file.CharacterPage })))
const PricingPage = lazy(() => import('./pricing/pricing-page.tsx').then((file) => ({ default: file.PricingPage })))
const PaymentSuccessPage = lazy(() =>
  import('./payment/payment-success-page.tsx').then((file) => ({ default: file.PaymentSuccessPage })),
)
const PaymentCancelPage = lazy(() =>
  import('./payment/payment-cancel-page.tsx').then((file) => ({ default: file.PaymentCancelPage })),
)
const GalleryPage = lazy(() => import('./gallery/gallery-page.tsx').then((file) => ({ default: file.GalleryPage })))
const SamplePage = lazy(() => import('./sample/sample-page.tsx').then((file) => ({ default: file.SamplePage })))
const TermsPage = lazy(() => import('./legal/terms-page.tsx').then((file) => ({ default: file.TermsPage })))
const PrivacyPage = lazy(() => import('./legal/privacy-page.tsx').then((file) => ({ default: file.PrivacyPage })))
const RefundPolicyPage = lazy(() =>
  import('./legal/refund-policy-page.tsx').then((file) => ({ default: file.RefundPolicyPage })),
)
const NotFoundPage = lazy(() => import('./not-found/not-found-page.tsx').then((file) => ({ default: file.NotFoundPage })))
const SignInFailedPage = lazy(() =>
  import('./sign-in-failed/sign-in-failed-page.tsx').then((file) => ({ default: file.SignInFailedPage })),
)
const JobWatch = lazy(() => import('#web/features/running-jobs/job-watch.tsx').then((file) => ({ default: file.JobWatch })))

// Made once, so that the news of who is here draws only what depends on it.
const PAGES = (
  <Routes>
    <Route element={<House />}>
      <Route path="/" element={<Navigate to="/create" replace />} />
      <Route path="/create" element={<CreatePage />} />
      <Route path="/auth/failure" element={<SignInFailedPage />} />
      <Route path="/pricing" element={<PricingPage />} />
      <Route path="/payment/success" element={<PaymentSuccessPage />} />
      <Route path="/payment/cancel" element={<PaymentCancelPage />} />
      <Route path="/characters" element={<GalleryPage />} />
      <Route path="/characters/:id" element={<SamplePage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      <Route path="/refund-policy" element={<RefundPolicyPage />} />
      <Route element={<GuardedPages />}>
        <Route path="/generations" element={<GenerationsPage />} />
        <Route path="/characters/manage" element={<CharactersManagePage />} />
        <Route path="/characters/manage/:id" element={<CharacterPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
)

/** Every page by its address. */
export function App() {
  useSessionUpkeep()
  useReturnAfterSignIn()
  const theme = useTheme((state) => state.theme)
  return (
    <>
      {PAGES}
      <SignInDoor />
      <CreditPanels />
      <WatchedJobs />
      <OfflineNotice />
      <Toaster theme={theme} visibleToasts={3} durationMs={TIMING.toastMs} gapPx={14} widthPx={356} />
    </>
  )
}

/** The header over every page; a page that breaks or still loads leaves it standing. */
function House() {
  return (
    <>
      <SkipLink />
      <Routes>
        <Route path="/create" element={<CreateBanner />} />
        <Route path="*" element={null} />
      </Routes>
      <Header />
      <ErrorBoundary>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

function GuardedPages() {
  return (
    <Guard>
      <Outlet />
    </Guard>
  )
}

/** Whoever is signed in hears on every page that a job of theirs has ended. */
function WatchedJobs() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <Suspense>
      <JobWatch key={session.account.id} userId={session.account.id} />
    </Suspense>
  )
}
