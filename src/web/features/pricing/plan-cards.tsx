import { PLANS } from '#contract/plans.ts'

const number = (value: number) => value.toLocaleString('en-US')

const CARDS = [
  ...PLANS.map(({ name, characters, creditsPerMonth, videos }) => ({
    name,
    headline: `${number(creditsPerMonth)} credits`,
    note: 'every month',
    rows: [
      ['Characters', `up to ${number(characters)}`],
      ['Credits', number(creditsPerMonth)],
      ['Video generations', `up to ${number(videos)}`],
    ],
  })),
  {
    name: 'Enterprise',
    headline: 'Custom',
    note: 'for studios and teams',
    rows: [
      ['Characters', 'As agreed'],
      ['Credits', 'As agreed'],
      ['Video generations', 'As agreed'],
    ],
  },
] as const

/** The three plans side by side, row by row the same. */
export function PlanCards() {
  return (
    <ul className="grid grid-cols-3 gap-6 max-[900px]:grid-cols-1">
      {CARDS.map(({ name, headline, note, rows }) => (
        <li key={name} className="rounded-panel border border-seam bg-stage p-7">
          <h2 className="display text-lg">{name}</h2>
          <p className="display mt-5 text-section tabular-nums">{headline}</p>
          <p className="mt-1 text-sm text-soft">{note}</p>
          <dl className="mt-7 text-sm">
            {rows.map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4 border-seam border-t py-3">
                <dt>{label}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
