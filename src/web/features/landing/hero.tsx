import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { HeroField } from './hero-field.tsx'
import { LineUp } from './line-up.tsx'

/** The poster: one sentence, one field, and the company on its floor line. Header and poster fill 800 px. */
export function Hero({ yours, onStart }: { yours?: ReactNode; onStart(): void }) {
  return (
    <section aria-labelledby="poster-title" className="relative overflow-x-clip border-seam border-b pb-0">
      <div className="column relative flex min-h-[736px] flex-col justify-center max-[1099px]:min-h-0 max-[1099px]:pt-14 small:pt-8">
        <div className="relative z-10 max-w-[552px] py-14 max-[1099px]:py-0">
          <h1 id="poster-title" className="poster max-w-[520px] text-poster small:text-[44px]">
            Transform Ideas Into Living Characters
          </h1>
          <div className="mt-8 small:mt-6">
            <HeroField onStart={onStart} />
          </div>
          <div className="mt-4">
            <Button onClick={onStart}>Start Creating Free</Button>
          </div>
          <p className="mt-5 text-sm text-soft">First character free, then 150 daily credits for videos and images.</p>
        </div>
        <LineUp
          yours={yours}
          className="absolute bottom-0 left-[calc(50%+12px)] h-[556px] max-[1099px]:static max-[1099px]:mt-12 max-[1099px]:h-[440px] small:h-[330px] small:mt-10"
        />
      </div>
    </section>
  )
}
