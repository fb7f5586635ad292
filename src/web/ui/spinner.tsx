import { classNames } from './class-names.ts'

/** A turning ring. With a label it is announced; without one it only decorates text that already says it. */
export function Spinner({ label, sizePx = 18, className }: { label?: string; sizePx?: number; className?: string }) {
  // It grows with the letters that a browser is set to, as icons do.
  const side = `${sizePx / 16}rem`
  const ring = (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      className={classNames('animate-turn', className)}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
  if (!label) return ring
  return (
    <span role="status" className="inline-flex items-center gap-2.5 text-soft">
      {ring}
      <span>{label}</span>
    </span>
  )
}
