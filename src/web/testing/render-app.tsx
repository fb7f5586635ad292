import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { createQueryClient } from '../data/query/query-client.ts'
import { Toaster } from '../ui/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'

/** Shows where the page is, for tests that ask whether it was left. */
function Address() {
  const { pathname } = useLocation()
  return <output aria-label="Address">{pathname}</output>
}

/** Renders within everything a page stands in, with a cache of its own. */
export function renderApp(content: ReactNode, { path = '/create' }: { path?: string } = {}) {
  const queryClient = createQueryClient()
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayMs={700} skipDelayMs={300}>
        <MemoryRouter initialEntries={[path]}>
          {content}
          <Address />
        </MemoryRouter>
        <Toaster theme="dark" visibleToasts={3} durationMs={4000} gapPx={14} widthPx={356} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  return { ...rendered, queryClient }
}
