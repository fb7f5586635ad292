import './ui/styles/main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { TIMING } from '#contract/timing.ts'
import { createQueryClient } from './data/query/query-client.ts'
import { accountQuery } from './data/session/account.ts'
import { App } from './pages/app.tsx'
import { ErrorBoundary } from './pages/error-boundary.tsx'
import { TooltipProvider } from './ui/tooltip.tsx'

const queryClient = createQueryClient()
// Who is here is asked while the first screen is being painted.
void queryClient.prefetchQuery(accountQuery)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')

createRoot(root).render(
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayMs={TIMING.tooltipDelayMs} skipDelayMs={TIMING.tooltipSkipDelayMs}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </TooltipProvider>
    </QueryClientProvider>
  </ErrorBoundary>,
)
