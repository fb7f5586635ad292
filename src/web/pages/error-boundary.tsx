import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { NoticePage } from '#web/ui/notice-page.tsx'

interface Props {
  /** Where this page is: another place is another page, which did not break. */
  place?: string
  children: ReactNode
}

interface State {
  hasFailed: boolean
  place?: string
}

/** What stands where a page broke: a sentence and a way on, instead of an empty window. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { hasFailed: false, place }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A page broke.', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <NoticePage
          title="Unexpected Application Error!"
          actions={
            <>
              <Button kind="primary" onClick={() => location.reload()}>
                Load again
              </Button>
              {/* A whole new page: what broke may lie in what is loaded. */}
              <a href="/create" className={buttonStyle()}>
                To the start
              </a>
            </>
          }
        >
          This page broke. What you started on the server goes on, and your credits are safe. Load the page again to continue.
        </NoticePage>
      </main>
    )
  }
}
