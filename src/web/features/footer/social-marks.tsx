import { product } from '#web/data/product.ts'

/** Outlines of the services' marks in a box of 24, drawn by us in one weight. */
const MARKS = {
  X: 'M4 4l16 16M20 4 4 20',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.5-1.5v.01',
  YouTube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Zm5 4v6l5-3-5-3Z',
} as const

/** Links to the profiles of the house. */
export function SocialMarks() {
  const links = [
    ['X', product.xUrl],
    ['Instagram', product.instagramUrl],
    ['YouTube', product.youtubeUrl],
  ] as const
  return (
    <ul className="mt-5 -ml-2.5 flex gap-1">
      {links.map(([name, url]) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="touch inline-flex size-10 items-center justify-center rounded-control transition duration-120 hover:bg-wing hover:text-ink"
          >
            <span className="sr-only">{`${product.name} on ${name}`}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width="1.125rem"
              height="1.125rem"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={MARKS[name]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
