import { classNames } from './class-names.ts'

/** The sign of the house: three figures on a stage, the middle one in the light, and the name, which may be left out on phones. */
export function Wordmark({ name, isShortOnPhones = false }: { name: string; isShortOnPhones?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 24 20" width="1.5rem" height="1.25rem" aria-hidden="true">
        <defs>
          <linearGradient id="wordmark-light" x1="0" y1="0" x2="1" y2="0.6">
            <stop offset="0" stopColor="#ffb65c" />
            <stop offset="0.62" stopColor="#ff8159" />
            <stop offset="1" stopColor="#f4687e" />
          </linearGradient>
        </defs>
        <rect x="0" y="10" width="5" height="9.5" rx="2.5" fill="currentColor" />
        <rect x="8.5" y="0" width="5" height="19.5" rx="2.5" fill="url(#wordmark-light)" />
        <rect x="17" y="6" width="5" height="13.5" rx="2.5" fill="currentColor" />
      </svg>
      <span className={classNames('display text-[1.25rem] leading-none', isShortOnPhones && 'max-[29.9375rem]:hidden')}>
        {name}
      </span>
    </span>
  )
}
