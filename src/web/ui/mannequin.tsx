const HEAD = 'M200 104c45 0 71 34 70 82-1 56-32 102-70 102s-69-46-70-102c-1-48 25-82 70-82Z'
const HAIR = 'M128 196c-8-66 20-112 76-112 52 0 78 40 70 108-6-30-24-52-50-60-34 10-72 14-96 64Z'
const BODY =
  'M172 276c2 28-6 40-30 48-50 16-88 42-100 108l-8 68h332l-8-68c-12-66-50-92-100-108-24-8-32-20-30-48-16 14-40 14-56 0Z'
const COLLAR = 'M142 326c16 34 36 50 58 56 22-6 42-22 58-56'

/** A figure nobody has described yet: the sketch, or the same in clay colours. Fills its box, feet off the floor. */
export function Mannequin({ kind }: { kind: 'lines' | 'colour' }) {
  return (
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMax meet"
      className="absolute inset-x-0 bottom-0 h-[76%] w-full"
      aria-hidden="true"
    >
      {kind === 'lines' ? <Lines /> : <Colour />}
    </svg>
  )
}

function Lines() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d={BODY} />
      <path d={HEAD} fill="#0f0e14" fillOpacity="0.5" />
      <path d={HAIR} />
      <path d={COLLAR} />
      <g strokeWidth="1.2" opacity="0.4">
        <path d="M206 112c12 56 12 118-4 176" />
        <path d="M132 200c42 12 92 12 136 0" />
        <path d="M143 244c36 10 78 10 114 0" />
        <path d="M200 384c2 40 2 76 0 116" />
      </g>
    </g>
  )
}

function Colour() {
  return (
    <g>
      <defs>
        <linearGradient id="clay" x1="0.3" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor="#ffdcae" />
          <stop offset="0.6" stopColor="#e39b6d" />
          <stop offset="1" stopColor="#a75c49" />
        </linearGradient>
        <linearGradient id="cloth" x1="0.4" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#8a6a92" />
          <stop offset="1" stopColor="#3d2c4a" />
        </linearGradient>
      </defs>
      <path d={BODY} fill="url(#cloth)" />
      <path d={`${COLLAR}L230 280h-60Z`} fill="#b26a52" />
      <path d={HEAD} fill="url(#clay)" />
      <path d={HAIR} fill="#4a2f2b" />
    </g>
  )
}
