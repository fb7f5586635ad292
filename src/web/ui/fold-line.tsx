import ChevronDown from '~icons/lucide/chevron-down'

/** One line in place of many things of a kind; a press opens and folds them. */
export function FoldLine({ words, isOpen, onToggle }: { words: string; isOpen: boolean; onToggle(): void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex h-11 w-full items-center justify-between gap-3 rounded-control border border-seam px-4 text-left text-sm text-soft transition duration-120 hover:bg-wing hover:text-ink"
    >
      <span className="tabular-nums">{words}</span>
      <ChevronDown size={18} aria-hidden="true" className={`transition-transform duration-120 ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  )
}
