import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawing } from '#web/ui/drawing.tsx'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`There is no page at ${pathname}`)
  }, [pathname])
  return (
    <main className="column grid min-h-[calc(100dvh-64px)] grid-cols-[1fr_minmax(0,420px)] items-center gap-14 py-14 small:grid-cols-1 small:py-8">
      <title>Page not found · Troupe</title>
      <div>
        <p className="poster text-poster text-lit tabular-nums">404</p>
        <h1 className="display mt-3 text-section">Oops! Page not found</h1>
        <p className="mt-4 max-w-md text-soft">Nobody is on this stage. The address may be old, or a letter went missing.</p>
        <Link to="/" className={`${buttonStyle({ kind: 'primary' })} mt-8`}>
          Return to Home
        </Link>
      </div>
      <Drawing progress={0} isDim className="aspect-[4/5] w-full rounded-dialog small:aspect-[4/3]" />
    </main>
  )
}
