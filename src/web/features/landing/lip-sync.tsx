import { useRef, useState } from 'react'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { Button } from '#web/ui/button.tsx'
import Play from '~icons/lucide/play'
import { FeatureSection } from './feature-section.tsx'

/** Heights of the bars beside the film, in percent: the shape of what is said in it. */
const VOICE = [14, 26, 52, 78, 64, 90, 70, 34, 18, 30, 62, 88, 76, 48, 24, 16, 38, 72, 96, 68, 42, 58, 82, 50, 28, 14] as const

/** A film that speaks when it is asked to; nothing of it is fetched before. `onCreate` makes one. */
export function LipSync({ onCreate }: { onCreate(): void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isStarted, setIsStarted] = useState(false)
  const start = () => {
    setIsStarted(true)
    video.current?.focus()
    void video.current?.play().catch(() => setIsStarted(false))
  }
  return (
    <FeatureSection
      id="lip-sync"
      title="Lip Sync"
      isMirrored
      text="A picture or a video, and a voice. Lips, jaw, brows and blinks follow every word."
      words={
        <>
          <Voice />
          <Button onClick={onCreate} className="mt-7">
            Create a lip sync video
          </Button>
        </>
      }
    >
      <div className="relative mx-auto aspect-[16/10] overflow-hidden rounded-panel bg-drawing small:aspect-square">
        {/* biome-ignore lint/a11y/useMediaCaption: she hums syllables; there are no words to caption. */}
        <video
          ref={video}
          src={showcase.film('lip-sync')}
          poster={showcase.filmPoster('lip-sync')}
          preload="none"
          playsInline
          tabIndex={-1}
          controls={isStarted}
          aria-label="A drawn woman with round glasses, speaking"
          // Framed from above: in a low frame the middle of a square film is without its hair.
          className="size-full object-cover object-[50%_12%]"
        />
        {!isStarted && (
          <button
            type="button"
            onClick={start}
            className="absolute inset-0 grid place-items-end justify-items-start bg-linear-to-t p-5 from-[#0b0a0f99] to-transparent text-[#f5f2ec]"
          >
            <span className="inline-flex h-13 items-center gap-3 rounded-full bg-[#0b0a0fc7] px-6 font-semibold transition duration-120 hover:bg-[#0b0a0f]">
              <Play size={18} />
              Play with sound
            </span>
          </button>
        )}
      </div>
    </FeatureSection>
  )
}

function Voice() {
  return (
    <span aria-hidden="true" className="mt-7 flex h-14 items-center gap-1">
      {VOICE.map((height, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: bars that never move have no other name.
          key={index}
          style={{ height: `${height}%` }}
          className={`w-1.5 rounded-full ${index < 12 ? 'bg-lit' : 'bg-edge'}`}
        />
      ))}
    </span>
  )
}
