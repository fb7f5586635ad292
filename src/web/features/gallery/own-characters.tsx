import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callFunction } from '#web/data/functions/call-function.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import Plus from '~icons/lucide/plus'
import { matchesSearch } from './matches-search.ts'

/** The person's own newest characters, before the samples; each leads to its chat. */
export function OwnCharacters({ userId, search }: { userId: string; search: string }) {
  const { data, isPending, isError, refetch } = useQuery({
    // One page of them; under the plain key stand all, as a list.
    queryKey: [...queryKeys.characters(userId), 'newest'],
    queryFn: () => callFunction('get-characters', { userId, cursorAfter: undefined }),
    staleTime: 0,
  })
  const all = data?.data ?? []
  const found = all.filter((character) => matchesSearch(search, [character.name, character.style, character.description]))
  return (
    <section aria-labelledby="own-title" className="mt-10">
      <h2 id="own-title" className="display mb-5 text-card">
        Yours
      </h2>
      {isPending && (
        <div role="status" aria-label="Loading your characters" className={GRID}>
          {Array.from({ length: 4 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that stand still have no other name.
            <div key={index}>
              <Skeleton className="aspect-square rounded-panel" />
              <Skeleton className="mt-2.5 h-6 w-3/5 rounded-control" />
            </div>
          ))}
        </div>
      )}
      {isError && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-seam bg-stage p-5">
          <p className="text-soft">Your characters could not be loaded. Nothing happened to them.</p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </div>
      )}
      {data && all.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-seam bg-stage p-5">
          <p className="text-soft">None yet. Your first one is free.</p>
          <Link to="/create" className={buttonStyle({ kind: 'primary' })}>
            Create your first character
          </Link>
        </div>
      )}
      {all.length > 0 && found.length === 0 && <p className="text-soft">None of yours is called or described so.</p>}
      <ul className={GRID}>
        {found.map((character) => (
          <li key={character.$id}>
            <Link to={`/characters/manage/${character.chatId}`} className="group block">
              <Picture
                url={character.thumbnailUrl}
                alt=""
                fallback={<Skeleton className="absolute inset-0" />}
                className="aspect-square w-full rounded-panel transition duration-120 group-hover:brightness-108"
              />
              <span className="mt-2.5 block truncate font-medium">{character.name}</span>
            </Link>
          </li>
        ))}
        {all.length > 0 && search.trim() === '' && (
          <li>
            <Link
              to="/create"
              className="grid aspect-square place-content-center justify-items-center gap-3 rounded-panel border border-edge border-dashed p-3 text-center font-medium text-soft transition duration-120 hover:bg-wing hover:text-ink"
            >
              <Plus size={22} aria-hidden="true" />
              New character
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

const GRID = 'grid grid-cols-4 gap-4 broad:grid-cols-5 max-[62.4375rem]:grid-cols-3 small:grid-cols-2 small:gap-3'
