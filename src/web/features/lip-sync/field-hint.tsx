/** What an empty field takes. */
export function FieldHint({ what, limits }: { what: string; limits: string }) {
  return (
    <span>
      <span className="block font-medium text-ink">{what}</span>
      <span className="mt-1 block text-xs">{limits}</span>
    </span>
  )
}
