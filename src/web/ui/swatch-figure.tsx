/** A figure in three flat colours: what stands in a frame until its picture has come, or when it cannot. */
export function SwatchFigure({ air, ground, figure }: { air: string; ground: string; figure: string }) {
  return (
    <svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full" aria-hidden="true">
      <rect width="120" height="120" fill={air} />
      <rect y="78" width="120" height="42" fill={ground} />
      <circle cx="88" cy="28" r="14" fill={figure} opacity="0.35" />
      <path d="M60 26c14 0 23 11 22 26-1 17-11 30-22 30S39 69 38 52c-1-15 8-26 22-26Z" fill={figure} />
      <path
        d="M52 78c0 9-6 12-14 15-12 5-19 14-21 27h86c-2-13-9-22-21-27-8-3-14-6-14-15-5 4-11 4-16 0Z"
        fill={figure}
        opacity="0.72"
      />
      <path d="M37 50c-3-20 9-34 25-34 16 0 24 13 21 33-2-9-7-15-15-18-11 4-23 4-31 19Z" fill={ground} />
    </svg>
  )
}
