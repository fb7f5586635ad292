/** What a page is called where it is shared or listed; the application itself says more once it runs. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

const HOME: PageHead = {
  title: 'Troupe · Transform Ideas Into Living Characters',
  description: 'Describe a character and have it drawn: the same face in every picture, every scene and every film.',
}

const HEADS: readonly (readonly [RegExp, PageHead])[] = [
  [/^\/(create)?$/, HOME],
  [
    /^\/pricing$/,
    { title: 'Pricing · Troupe', description: 'Every price and every cost, on one page. Cancel whenever you like.' },
  ],
  [
    /^\/characters$/,
    { title: 'Characters · Troupe', description: 'Sample characters in six styles, and what was made with them.' },
  ],
  [/^\/terms$/, { title: 'Terms · Troupe', description: 'What binds you and the house.' }],
  [/^\/privacy$/, { title: 'Privacy · Troupe', description: 'What is kept about you, why, and for how long.' }],
  [/^\/refund-policy$/, { title: 'Refund policy · Troupe', description: 'What did not work costs nothing.' }],
]

const OTHER: PageHead = { ...HOME, title: 'Troupe' }

/** The head of the page at `path`, without query. */
export function pageHead(path: string): PageHead {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return HEADS.find(([pattern]) => pattern.test(plain))?.[1] ?? OTHER
}
