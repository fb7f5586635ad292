import { NavLink } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { useCharactersPath } from './page-links.ts'

/** The pages in words; a guest sees those that are theirs. */
export function HeaderLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const charactersPath = useCharactersPath()
  return (
    <ul className="flex items-center gap-1">
      <HeaderLink to="/create">Create</HeaderLink>
      {isSignedIn && <HeaderLink to={charactersPath}>My Characters</HeaderLink>}
      {isSignedIn && <HeaderLink to="/generations">Generations</HeaderLink>}
      <HeaderLink to="/pricing">Pricing</HeaderLink>
    </ul>
  )
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <NavLink
        to={to}
        className={({ isActive }) =>
          classNames(
            'touch inline-flex h-10 items-center rounded-control px-3 font-medium text-sm transition duration-120 hover:text-ink',
            isActive ? 'text-ink' : 'text-soft',
          )
        }
      >
        {children}
      </NavLink>
    </li>
  )
}
