import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Guard } from '#web/features/guard/guard.tsx'
import { PageOnItsWay } from '#web/ui/on-its-way.tsx'
import { untilItComes } from '#web/ui/until-it-comes.ts'

const loadGenerationsPage = async () => ({
  default: (await import('./generations/generations-page.tsx')).GenerationsPage,
})
const loadManagePage = async () => ({
  default: (await import('./characters-manage/characters-manage-page.tsx')).CharactersManagePage,
})
const loadCharacterPage = async () => ({ default: (await import('./character/character-page.tsx')).CharacterPage })

export const GenerationsPage = lazy(loadGenerationsPage)
export const CharactersManagePage = lazy(loadManagePage)
export const CharacterPage = lazy(loadCharacterPage)

// What stands in a page's place is small, and comes by itself.
const LibraryShape = lazy(async () => ({
  default: (await untilItComes(() => import('#web/features/generations/library-shape.tsx'))).LibraryShape,
}))
const PreparingShape = lazy(async () => {
  const { PreparingCharacters } = await untilItComes(() => import('#web/features/characters/preparing-characters.tsx'))
  return { default: () => <PreparingCharacters isLoaded={false} /> }
})
const RoomShape = lazy(async () => ({
  default: (await untilItComes(() => import('#web/features/characters/room-shape.tsx'))).RoomShape,
}))

interface GuardedPage {
  /** Fetches the page ahead, so that the wait of the guard is not followed by another one. */
  load(): Promise<unknown>
  Shape: ComponentType
}

/** The pages of users only; while it is not known who is here, and while a page is fetched, its shape stands in its place. */
export function GuardedPages() {
  const { load, Shape } = pageAt(useLocation().pathname)
  // Who asks for a page that does not come now asks again when it is shown.
  useEffect(() => void load().catch(() => {}), [load])
  const shape = (
    <Suspense fallback={<PageOnItsWay />}>
      <Shape />
    </Suspense>
  )
  return (
    <Guard waiting={shape}>
      <Suspense fallback={shape}>
        <Outlet />
      </Suspense>
    </Guard>
  )
}

function pageAt(pathname: string): GuardedPage {
  if (pathname.startsWith('/generations')) return GENERATIONS
  return /^\/characters\/manage\/./.test(pathname) ? ROOM : MANAGE
}

const GENERATIONS: GuardedPage = { load: loadGenerationsPage, Shape: LibraryShape }
const MANAGE: GuardedPage = { load: loadManagePage, Shape: PreparingShape }
const ROOM: GuardedPage = { load: loadCharacterPage, Shape: RoomShape }
