import './ui/styles/main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
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

createRoot(root).render(
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </ErrorBoundary>,
)
