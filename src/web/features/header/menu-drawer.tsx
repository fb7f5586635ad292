import { useState } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '#web/data/session/account.ts'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import MenuIcon from '~icons/lucide/menu'
import { useCharactersPath } from './page-links.ts'
import { useSignOut } from './use-sign-out.ts'

const ENTRY = 'flex h-13 w-full items-center rounded-control px-4 text-left font-medium text-lg hover:bg-wing'

/** The pages on small screens. */
export function MenuDrawer() {
  const [isOpen, setIsOpen] = useState(false)
  const charactersPath = useCharactersPath()
  const session = useSession()
  const signOut = useSignOut()
  const close = () => setIsOpen(false)
  const links = [
    { to: '/pricing', words: 'Pricing' },
    { to: '/create', words: 'Create' },
    { to: charactersPath, words: 'My Characters' },
    { to: '/generations', words: 'Generations' },
  ]
  const signIn = () => {
    close()
    useSignInPrompt.getState().ask()
  }
  const leave = () => {
    close()
    void signOut.run()
  }
  return (
    <>
      <IconButton
        label="Open the menu"
        icon={<MenuIcon size={20} />}
        onClick={() => setIsOpen(true)}
        className="min-[900px]:hidden"
      />
      <Drawer isOpen={isOpen} onClose={close} title="Menu">
        <ul className="px-2 pb-6">
          {links.map(({ to, words }) => (
            <li key={words}>
              <NavLink to={to} onClick={close} className={ENTRY}>
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
    </>
  )
}
