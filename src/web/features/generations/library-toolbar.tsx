import { useEffect, useEffectEvent, useState } from 'react'
import { JOB_TYPES, type JobType } from '#contract/job-constants.ts'
import type { JobListFilter } from '#web/data/jobs/job-list.ts'
import { jobTypeName } from '#web/data/jobs/job-words.ts'
import { Button } from '#web/ui/button.tsx'
import { inputStyle } from '#web/ui/input-style.ts'
import ChevronDown from '~icons/lucide/chevron-down'
import Search from '~icons/lucide/search'
import SquareCheck from '~icons/lucide/square-check'

/** So long must nobody type before the words are looked for. */
const TYPING_PAUSE_MS = 250
const LONGEST_SEARCH_CHARS = 200

interface LibraryToolbarProps {
  filter: JobListFilter
  onSearch(words: string): void
  onType(type: JobType | ''): void
  isSelecting: boolean
  /** Undefined while there is nothing to choose. */
  onSelect?(): void
}

/** Words, kind, and the way to many at once. */
export function LibraryToolbar({ filter, onSearch, onType, isSelecting, onSelect }: LibraryToolbarProps) {
  return (
    <search className="mb-8 flex flex-wrap items-center gap-3 small:mb-5">
      <SearchField words={filter.search ?? ''} onSearch={onSearch} />
      <KindField kind={filter.previewType} onType={onType} />
      <Button
        icon={<SquareCheck size={18} aria-hidden="true" />}
        aria-pressed={isSelecting}
        disabled={!onSelect}
        onClick={onSelect}
        className="ml-auto small:ml-0"
      >
        Select
      </Button>
    </search>
  )
}

function SearchField({ words, onSearch }: { words: string; onSearch(words: string): void }) {
  const [typed, setTyped] = useState(words)
  const search = useEffectEvent(onSearch)
  useEffect(() => setTyped(words), [words])
  useEffect(() => {
    if (typed.trim() === words) return
    const pausing = setTimeout(() => search(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(pausing)
  }, [typed, words])
  return (
    <span className="relative min-w-0 flex-1 small:basis-full wide:max-w-90">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-soft"
      />
      <input
        type="search"
        aria-label="Search your generations"
        placeholder="Name or description"
        value={typed}
        maxLength={LONGEST_SEARCH_CHARS}
        onChange={({ target }) => setTyped(target.value)}
        className={`${inputStyle} h-11 pl-11!`}
      />
    </span>
  )
}

function KindField({ kind, onType }: { kind: JobType | undefined; onType(type: JobType | ''): void }) {
  return (
    <span className="relative small:flex-1">
      <select
        aria-label="Kind of generation"
        value={kind ?? ''}
        onChange={({ target }) => onType(JOB_TYPES.find((type) => type === target.value) ?? '')}
        className={`${inputStyle} h-11 cursor-pointer appearance-none pr-10!`}
      >
        <option value="">All kinds</option>
        {JOB_TYPES.map((type) => (
          <option key={type} value={type}>
            {jobTypeName(type)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-soft"
      />
    </span>
  )
}
