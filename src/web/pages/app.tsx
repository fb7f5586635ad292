import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { useSession } from '#web/data/session/account.ts'
import { useSessionUpkeep } from '#web/data/session/use-session-upkeep.ts'
import { useReturnAfterSignIn } from '#web/data/sign-in/use-return-after-sign-in.ts'
import { Header } from '#web/features/header/header.tsx'
import { SkipLink } from '#web/features/header/skip-link.tsx'
import { OfflineNotice } from '#web/features/offline/offline-notice.tsx'
import { PageOnItsWay } from '#web/ui/on-its-way.tsx'
import { untilItComes } from '#web/ui/until-it-comes.ts'
import { useKeepStrayFiles } from '#web/ui/use-keep-stray-files.ts'
import { CreateBanner } from './create/create-banner.tsx'
import { CreatePage } from './create/create-page.tsx'
import { CreditPanels } from './credit-panels.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { CharacterPage, CharactersManagePage, GenerationsPage, GuardedPages } from './guarded-pages.tsx'
import { LipSyncPanel } from './lip-sync-panel.tsx'
import { SignInDoor } from './sign-in-door.tsx'
import { ToastCorner } from './toast-corner.tsx'

// The landing page comes with the first load; every other page is a chunk of its own.
const PricingPage = lazy(async () => ({ default: (await import('./pricing/pricing-page.tsx')).PricingPage }))
const PaymentSuccessPage = lazy(async () => ({
  default: (await import('./payment/payment-success-page.tsx')).PaymentSuccessPage,
}))
const PaymentCancelPage = lazy(async () => ({ default: (await import('./payment/payment-cancel-page.tsx')).PaymentCancelPage }))
const GalleryPage = lazy(async () => ({ default: (await import('./gallery/gallery-page.tsx')).GalleryPage }))
const SamplePage = lazy(async () => ({ default: (await import('./sample/sample-page.tsx')).SamplePage }))
const TermsPage = lazy(async () => ({ default: (await import('./legal/terms-page.tsx')).TermsPage }))
const PrivacyPage = lazy(async () => ({ default: (await import('./legal/privacy-page.tsx')).PrivacyPage }))
const RefundPolicyPage = lazy(async () => ({ default: (await import('./legal/refund-policy-page.tsx')).RefundPolicyPage }))
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found/not-found-page.tsx')).NotFoundPage }))
const SignInFailedPage = lazy(async () => ({
  default: (await import('./sign-in-failed/sign-in-failed-page.tsx')).SignInFailedPage,
}))
const JobWatch = lazy(async () => ({
  default: (await untilItComes(() => import('#web/features/running-jobs/job-watch.tsx'))).JobWatch,
}))

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
  useKeepStrayFiles()
  return (
    <>
      {PAGES}
      <SignInDoor />
      <CreditPanels />
      <LipSyncPanel />
      <WatchedJobs />
      <OfflineNotice />
      <ToastCorner />
    </>
  )
}

/** The header over every page; a page that breaks or still loads leaves it standing. */
function House() {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <Routes>
        <Route path="/create" element={<CreateBanner />} />
        <Route path="*" element={null} />
      </Routes>
      <Header />
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<PageOnItsWay />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
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
