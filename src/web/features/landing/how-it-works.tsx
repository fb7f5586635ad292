/** What one does, in steps that are counted. */
export function HowItWorks({ steps }: { steps: readonly string[] }) {
  return (
    <ol aria-label="How it works" className="mt-7 border-seam border-t">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-5 border-seam border-b py-3.5 text-button">
          <span aria-hidden="true" className="w-3 font-semibold text-lit tabular-nums">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
