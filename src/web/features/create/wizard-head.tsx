import { classNames } from '#web/ui/class-names.ts'
import { StepList } from '#web/ui/step-list.tsx'

/**
 * Where one is in a wizard: all steps beside each other, or on a small screen the name of this one. After the first step there
 * is no stage beside the form: the dialog is a `choice`, with its wider margins.
 */
export function WizardHead({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <div
      className={classNames(
        'flex shrink-0 items-center small:h-15 small:border-seam small:border-b small:px-5',
        current === 0 ? 'wide:h-18 wide:px-8' : 'wide:h-25 wide:px-10',
      )}
    >
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
