import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { product } from '#web/data/product.ts'
import { useSession } from '#web/data/session/account.ts'
import { untilItComes } from '#web/ui/until-it-comes.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import MessageCircle from '~icons/lucide/message-circle'
import { GuestTools } from './guest-tools.tsx'
import { HeaderLinks } from './header-links.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToolsPlace } from './tools-place.tsx'
import { UserTools } from './user-tools.tsx'

// Guests never see it, so it does not come with the first load.
const RunningJobsButton = lazy(async () => ({
  default: (await untilItComes(() => import('./running-jobs-button.tsx'))).RunningJobsButton,
}))

/** The bar that stays at the top of every page; on small screens a character's room has only its own. */
export function Header() {
  const session = useSession()
  return (
    <header className="sticky top-0 z-30 h-16 border-seam border-b bg-house/90 backdrop-blur-md small:h-15 small:[:root:has([data-page~=room])_&]:hidden">
      {/* On phones that are pressed with fingers all tools of a user have to find room. */}
      <div className="column flex max-[26rem]:[--touch-width:40px] [:root:has([data-page~=broad])_&]:max-w-[1920px] h-full items-center gap-2 max-[26rem]:gap-0">
        <Link
          to="/create"
          aria-label={product.name}
          className="touch mr-6 -ml-2 inline-flex h-10 items-center rounded-control px-2 small:mr-0 max-[29.9375rem]:ml-0 max-[29.9375rem]:px-0"
        >
          {/* Beside the tools of a user there is no room for the name. */}
          <Wordmark name={product.name} isShortOnPhones={session.status === 'signed-in'} />
        </Link>
        <nav aria-label="Main" className="hidden min-[56.25rem]:block">
          <HeaderLinks isSignedIn={session.status === 'signed-in'} />
        </nav>
        <div className="ml-auto flex items-center gap-2 small:gap-1 max-[23.6875rem]:gap-0">
          {/* Comes after the others: first of them it moves none. */}
          {session.status === 'signed-in' && (
            <Suspense>
              <RunningJobsButton userId={session.account.id} />
            </Suspense>
          )}
          <a
            href={product.communityUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Community"
            title="Community"
            className="hidden size-10 items-center justify-center rounded-control text-soft transition duration-120 hover:bg-wing hover:text-ink min-[56.25rem]:inline-flex"
          >
            <MessageCircle size={18} />
          </a>
          <ThemeToggle />
          {session.status === 'signed-in' && <UserTools account={session.account} />}
          {session.status === 'loading' && <ToolsPlace />}
          {session.status === 'guest' && <GuestTools />}
          {session.status === 'unreachable' && (
            <span role="status" className="px-1 text-sm text-soft">
              Trying to reach the server…
            </span>
          )}
          <MenuDrawer />
        </div>
      </div>
    </header>
  )
}
