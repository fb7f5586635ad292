import './ui/styles/main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from './data/query/query-client.ts'
import { accountQuery } from './data/session/account.ts'
import { App } from './pages/app.tsx'
import { ErrorBoundary } from './pages/error-boundary.tsx'

const queryClient = createQueryClient()
// Who is here is asked while the first screen is being painted.
void queryClient.prefetchQuery(accountQuery)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')

const page = (
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </ErrorBoundary>
)
// The landing page comes drawn (scripts/prerender.ts) and is only brought to life; its other address is the plain one.
if (root.hasChildNodes()) {
  if (location.pathname === '/') history.replaceState(history.state, '', '/create')
  hydrateRoot(root, page)
} else createRoot(root).render(page)
