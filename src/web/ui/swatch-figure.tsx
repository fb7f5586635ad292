/** A soft figure in three colours, as through fogged glass: what stands in a frame until its picture has come. */
export function SwatchFigure({ air, ground, figure }: { air: string; ground: string; figure: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 overflow-hidden"
      style={{ background: `linear-gradient(168deg, ${air} 20%, ${ground} 88%)` }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 120 120"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full blur-[6px]"
      >
        <ellipse cx="60" cy="62" rx="46" ry="54" fill={air} opacity="0.6" />
        <path d="M60 30c13 0 21 10 20 24-1 16-10 28-20 28S41 70 40 54c-1-14 7-24 20-24Z" fill={figure} />
        <path
          d="M53 80c0 9-6 12-13 15-11 5-17 14-19 27h78c-2-13-8-22-19-27-7-3-13-6-13-15-4 3-10 3-14 0Z"
          fill={figure}
          opacity="0.7"
        />
      </svg>
    </span>
  )
}
