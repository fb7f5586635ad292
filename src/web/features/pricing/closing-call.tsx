import { Link } from 'react-router'
import { useFreeOffer } from '#web/data/credits/use-free-offer.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Picture } from '#web/ui/picture.tsx'

const FIGURES = ['momo', 'noor', 'anselm', 'kit']

/** The way from the prices to the stage; free is only said to whom it is free. */
export function ClosingCall() {
  const isFirstFree = useFreeOffer()
  return (
    <section
      aria-labelledby="closing"
      className="mt-28 grid grid-cols-[5fr_4fr] overflow-hidden rounded-dialog bg-stage small:mt-18 small:grid-cols-1"
    >
      <div className="self-center p-12 small:p-7">
        <h2 id="closing" className="display text-section small:text-card">
          {isFirstFree ? 'Your first character is free.' : 'Who comes on stage next?'}
        </h2>
        <Link to="/create" className={`${buttonStyle()} mt-7`}>
          {isFirstFree ? 'Start Creating Free' : 'Start Creating'}
        </Link>
      </div>
      <div className="grid grid-cols-4 gap-px">
        {FIGURES.map((name) => (
          <Picture key={name} url={showcase.lineUp(name)} alt="" className="h-56 min-h-full small:h-40" />
        ))}
      </div>
    </section>
  )
}
