import { LIMITS } from '#contract/limits.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { AmbientVideo } from '#web/ui/ambient-video.tsx'
import { PictureChip } from '#web/ui/picture-chip.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'

/** The loops of `scripts/showcase/film-walls.ts`, and what was asked of each. */
const FILMS = [
  { name: 'loop-1', prompt: 'Her hair moves in the wind, slow zoom in', seen: 'A girl with a red scarf in a park in the snow' },
  { name: 'loop-2', prompt: 'Mist drifts, slow pan to the right', seen: 'A silver-haired elf in a misty forest' },
  { name: 'loop-3', prompt: 'Rain, she blinks, slow zoom out', seen: 'A hacker with pink hair in a neon corridor' },
  { name: 'loop-4', prompt: 'He waves, slow zoom in', seen: 'A smiling boy on a beach at golden hour' },
] as const

/** Four showcase films. They run while they are seen. */
export function MovingPictures() {
  return (
    <section aria-labelledby="films-title" className="column pt-28 small:pt-18">
      <SectionHead id="films-title" title="Then they move">
        Any character becomes a film of a few seconds. Say what happens, and how the camera goes.
      </SectionHead>
      <div className="grid grid-cols-2 gap-4 small:grid-cols-1">
        {FILMS.map(({ name, prompt, seen }) => (
          <figure key={name} className="relative">
            <AmbientVideo
              url={showcase.film(name)}
              posterUrl={showcase.filmPoster(name)}
              label={seen}
              inViewShare={LIMITS.videoInViewShare}
              className="aspect-video rounded-panel bg-drawing"
            />
            <figcaption>
              <PictureChip>“{prompt}”</PictureChip>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
