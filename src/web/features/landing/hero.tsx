import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { product } from '#web/data/product.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import Clapperboard from '~icons/lucide/clapperboard'
import Gift from '~icons/lucide/gift'
import { HeroField } from './hero-field.tsx'
import { LineUp } from './line-up.tsx'

/** On phones both fit in one row. */
const BESIDE = 'small:flex-1 small:px-2! small:text-sm!'

/** The poster: one sentence, one field, and the company on its floor line. Launch line, header and poster fill 800 px. */
export function Hero({ yours, onStart, onFilm }: { yours?: ReactNode; onStart(): void; onFilm(): void }) {
  return (
    <section aria-labelledby="poster-title" className="relative overflow-x-clip border-seam border-b pb-0">
      <div className="column relative flex min-h-[692px] flex-col justify-center broad:min-h-[clamp(692px,100svh-108px,860px)] max-[68.6875rem]:min-h-0 max-[68.6875rem]:pt-14 small:pt-7">
        {/* It ends before the line-up begins, also where the window has just room for both. */}
        <div className="relative z-10 max-w-138 min-[68.75rem]:max-w-[min(34.5rem,50%-12px)] min-[110rem]:max-w-164 py-10 max-[68.6875rem]:py-0">
          <p className="mb-5 inline-flex items-center gap-2 rounded-full border border-edge px-3 py-1 font-medium text-xs">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-lit" />
            {`${product.premiumVideoName} video generation is here`}
          </p>
          <h1
            id="poster-title"
            className="poster max-w-130 broad:max-w-164 text-poster broad:text-[6.25rem] small:text-[2.75rem]"
          >
            Transform Ideas Into Living Characters
          </h1>
          <div className="mt-7 small:mt-6">
            <HeroField onStart={onStart} />
          </div>
          <div className="mt-4 flex flex-wrap gap-2.5 small:gap-2">
            <Button icon={<Clapperboard size={17} className="max-[26.25rem]:hidden" />} onClick={onFilm} className={BESIDE}>
              {`Generate with ${product.premiumVideoName}`}
            </Button>
            <Link to="/create" onClick={onStart} className={`${buttonStyle()} ${BESIDE}`}>
              Start Creating Free
            </Link>
          </div>
          <section aria-label="Welcome offer" className="mt-5 flex items-center gap-2.5 text-sm text-soft">
            <Gift size={16} className="shrink-0 text-good" />
            <p>First character free, then 150 daily credits for videos and images.</p>
          </section>
        </div>
        <LineUp
          yours={yours}
          className="absolute bottom-0 left-[calc(50%+12px)] h-[556px] broad:h-[clamp(556px,100svh-208px,700px)] max-[68.6875rem]:static max-[68.6875rem]:mt-12 max-[68.6875rem]:h-[440px] small:mt-10 small:h-[330px]"
        />
      </div>
    </section>
  )
}
