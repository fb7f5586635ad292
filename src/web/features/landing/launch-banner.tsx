import { product } from '#web/data/product.ts'

/** The line over everything: what is new, and one press to it. */
export function LaunchBanner({ onTry }: { onTry(): void }) {
  const name = product.premiumVideoName
  return (
    <section aria-label={`${name} is here`} className="border-seam border-b bg-stage">
      <div className="column flex min-h-11 items-center justify-center gap-x-3 text-sm">
        <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-lit" />
        <p>
          {name}: videos from words<span className="small:hidden"> or from a picture, in HD</span>
        </p>
        <button
          type="button"
          onClick={onTry}
          className="touch shrink-0 py-2 font-semibold underline decoration-2 decoration-lit underline-offset-4 hover:text-lit"
        >
          Try {name} Now
        </button>
      </div>
    </section>
  )
}
