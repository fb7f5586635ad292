import { StepList } from '#web/ui/step-list.tsx'

/** Where one is in a wizard: all steps beside each other, or on a small screen the name of this one. */
export function WizardHead({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <div className="flex h-18 shrink-0 items-center px-8 small:h-15 small:border-seam small:border-b small:px-5">
      <div className="small:hidden">
        <StepList steps={steps} current={current} />
      </div>
      <p className="hidden leading-tight small:block">
        <span className="block text-soft text-xs">
          Step {current + 1} of {steps.length}
        </span>
        <span className="font-semibold">{steps[current]}</span>
      </p>
    </div>
  )
}
