import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonStyle } from '#web/ui/button-style.ts'
import { NoticePage } from '#web/ui/notice-page.tsx'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`There is no page at ${pathname}`)
  }, [pathname])
  return (
    <main>
      <title>Page not found · Troupe</title>
      <NoticePage
        mark="404"
        title="Oops! Page not found"
        actions={
          <Link to="/" className={buttonStyle({ kind: 'primary' })}>
            Return to Home
          </Link>
        }
      >
        Nobody is on this stage. The address may be old, or a letter went missing.
      </NoticePage>
    </main>
  )
}
