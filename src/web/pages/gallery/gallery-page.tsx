import { useDeferredValue, useState } from 'react'
import { useOpenPanel } from '#web/data/open-panel.ts'
import { useSession } from '#web/data/session/account.ts'
import { SAMPLE_CHARACTERS } from '#web/data/showcase/sample-characters.ts'
import { Footer } from '#web/features/footer/footer.tsx'
import { matchesSearch } from '#web/features/gallery/matches-search.ts'
import { OwnCharacters } from '#web/features/gallery/own-characters.tsx'
import { SampleCards } from '#web/features/gallery/sample-cards.tsx'
import { Button } from '#web/ui/button.tsx'
import { inputStyle } from '#web/ui/input-style.ts'
import Gift from '~icons/lucide/gift'
import Search from '~icons/lucide/search'

/** Sample characters for everybody, one's own beside them, and a search through both. */
export function GalleryPage() {
  const session = useSession()
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search)
  const found = SAMPLE_CHARACTERS.filter(({ name, style, prompt }) => matchesSearch(searched, [name, style, prompt]))
  return (
    <>
      <title>Characters · Troupe</title>
      <main className="column pt-14 pb-28 small:pt-9 small:pb-18">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h1 className="display text-page small:text-[2rem]">Generated Characters</h1>
          <label className="relative w-full wide:min-w-60 wide:max-w-90 wide:flex-1">
            <span className="sr-only">Search characters</span>
            <Search size={18} className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-soft" />
            <input
              type="search"
              value={search}
              placeholder="Search characters..."
              onChange={(event) => setSearch(event.target.value)}
              className={`${inputStyle} h-12 pl-11!`}
            />
          </label>
        </div>
        {session.status === 'signed-in' && (
          <>
            <DailyBonus />
            <OwnCharacters userId={session.account.id} search={searched} />
          </>
        )}
        <section aria-labelledby="samples-title" className="mt-10">
          <h2 id="samples-title" className={session.status === 'signed-in' ? 'display mb-5 text-card' : 'sr-only'}>
            Samples
          </h2>
          <SampleCards samples={found} />
          <p role="status" className={found.length > 0 ? 'sr-only' : 'text-soft'}>
            {searched.trim() !== '' && countWords(found.length)}
          </p>
          {found.length === 0 && (
            <p className="mt-5">
              <Button onClick={() => setSearch('')}>Show all of them</Button>
            </p>
          )}
        </section>
      </main>
      <Footer />
    </>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'No sample is called or described so.'
  return count === 1 ? '1 sample found' : `${count} samples found`
}

function DailyBonus() {
  const open = useOpenPanel((state) => state.open)
  return (
    <section
      aria-labelledby="bonus-title"
      className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-seam bg-stage p-5"
    >
      <div>
        <h2 id="bonus-title" className="font-semibold">
          Daily Bonus Test
        </h2>
        <p className="mt-1 text-sm text-soft">Try today’s free credits from here.</p>
      </div>
      <Button icon={<Gift size={17} />} onClick={() => open('daily-bonus')}>
        Free credits today
      </Button>
    </section>
  )
}
