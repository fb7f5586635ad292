import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { createQueryClient } from './data/query/query-client.ts'
import { App } from './pages/app.tsx'
import { ErrorBoundary } from './pages/error-boundary.tsx'

/** The page at `path` as HTML, as it is before it is known who is here. main.tsx brings the same tree to life. */
export function prerender(path: string): string {
  return renderToString(
    <ErrorBoundary>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </QueryClientProvider>
    </ErrorBoundary>,
  )
}
