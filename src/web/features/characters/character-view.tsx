import type { Character } from '#contract/entities/character.ts'
import { styleLabel } from '#contract/styles.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ModelSheet } from './model-sheet.tsx'
import { TraitList } from './trait-list.tsx'

/** A character: its face, what never changes about it, and its model sheet. */
export function CharacterView({ character }: { character: Character }) {
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_368px] max-[1080px]:grid-cols-1">
      <main className="min-w-0 px-10 pt-8 pb-20 small:px-5 small:pt-6">
        <title>{`${character.name} · Troupe`}</title>
        <h1 className="display text-page small:text-[32px]">
          <bdi>{character.name}</bdi>
        </h1>
        <p className="mt-1.5 text-soft">
          {styleLabel(character.style)}, made on{' '}
          {new Date(character.$createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })}
        </p>
        <div className="mt-8">
          <ModelSheet character={character} />
        </div>
      </main>
      <aside className="border-seam p-7 wide:border-l max-[1080px]:border-t max-[1080px]:border-l-0 small:px-5">
        <Picture
          url={character.previewUrl}
          alt={`The picture ${character.name} was made of`}
          isEager
          fallback={<Skeleton className="absolute inset-0" />}
          className="aspect-square w-full rounded-card max-[1080px]:max-w-96"
        />
        <h2 className="display mt-8 text-lg">Always the same</h2>
        <TraitList traits={[...character.traits, { name: 'Style', value: styleLabel(character.style) }]} />
        <h2 className="display mt-8 text-lg">In your words</h2>
        <p dir="auto" className="mt-3 whitespace-pre-line break-words text-sm text-soft">
          {character.description}
        </p>
      </aside>
    </div>
  )
}
