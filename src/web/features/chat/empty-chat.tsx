import ArrowUpRight from '~icons/lucide/arrow-up-right'

/** Nothing was said yet: what one can say, ready to be taken. */
export function EmptyChat({ name, onIdea }: { name: string; onIdea(text: string): void }) {
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-[760px] flex-1 flex-col overflow-y-auto px-5 py-8 small:py-4">
      {/* A margin gives way where there is no room; what is pushed to an end could not be scrolled to. */}
      <h2 className="display mt-auto text-card">
        Where shall <bdi>{name}</bdi> go first?
      </h2>
      <p className="mt-2 text-soft">Describe a scene, or begin with one of these. The face stays the same in every one.</p>
      <ul className="mt-6 grid grid-cols-2 gap-2.5 small:mt-4 small:grid-cols-1 small:gap-2">
        {ideasFor(name).map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onIdea(idea)}
              className="group flex size-full min-h-16 small:min-h-15 items-center justify-between gap-4 rounded-card bg-stage px-4.5 py-3.5 text-left small:py-2 text-sm ring-1 ring-seam transition duration-120 hover:bg-wing"
            >
              {idea}
              <ArrowUpRight size={18} aria-hidden="true" className="shrink-0 text-soft transition group-hover:text-ink" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ideasFor(name: string): string[] {
  return [
    `@${name} laughing in a small cafe, rain on the window`,
    `@${name} on a rooftop at night, city lights behind`,
    `@${name} walking through a snowy forest at dawn`,
    `@${name} reading in a library, warm lamp light`,
  ]
}
