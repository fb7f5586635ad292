import { NavLink } from 'react-router'
import { useSession } from '#web/data/session/account.ts'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { useCharactersPath } from './page-links.ts'
import { useSignOut } from './use-sign-out.ts'

const ENTRY =
  'flex h-13 w-full items-center rounded-control px-4 text-left font-medium text-lg hover:bg-wing aria-[current=page]:bg-wing aria-[current=page]:text-lit'

/** What the menu of small screens shows, in a chunk of its own. */
export function MenuPanel({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const charactersPath = useCharactersPath()
  const session = useSession()
  const signOut = useSignOut()
  const links = [
    { to: '/pricing', words: 'Pricing' },
    { to: '/create', words: 'Create' },
    { to: charactersPath, words: 'My Characters' },
    { to: '/generations', words: 'Generations' },
  ]
  const signIn = () => {
    onClose()
    useSignInPrompt.getState().ask()
  }
  const leave = () => {
    onClose()
    void signOut.run()
  }
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Menu">
      <ul className="grid gap-1 px-2 pb-6">
        {links.map(({ to, words }) => (
          <li key={words}>
            <NavLink to={to} onClick={onClose} className={ENTRY}>
              {words}
            </NavLink>
          </li>
        ))}
        <li className="mt-2 border-seam border-t pt-2">
          {session.status === 'signed-in' ? (
            <button type="button" onClick={leave} className={ENTRY}>
              Sign Out
            </button>
          ) : (
            <button type="button" onClick={signIn} className={ENTRY}>
              Sign In
            </button>
          )}
        </li>
      </ul>
    </Drawer>
  )
}
