/** What stays the same in every picture, in plain words. */
export function TraitList({ traits }: { traits: readonly { name: string; value: string }[] }) {
  return (
    <dl className="mt-3 text-sm">
      {traits.map(({ name, value }) => (
        <div key={name} className="flex gap-4 border-seam border-t py-3">
          <dt className="w-20 shrink-0 text-soft">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
