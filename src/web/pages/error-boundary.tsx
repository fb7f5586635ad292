import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

/** What stands where a page broke: a sentence and a way on, instead of an empty window. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A page broke.', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="column grid min-h-[80dvh] content-center justify-items-start gap-5">
        <h1 className="display text-page">Unexpected Application Error!</h1>
        <p className="max-w-lg text-soft">
          This page broke. What you started on the server goes on, and your credits are safe. Load the page again to continue.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" onClick={() => location.reload()}>
            Load again
          </Button>
          {/* A whole new page: what broke may lie in what is loaded. */}
          <a href="/create" className={buttonStyle()}>
            To the start
          </a>
        </div>
      </main>
    )
  }
}
