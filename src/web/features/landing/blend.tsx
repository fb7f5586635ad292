import type { ReactNode } from 'react'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { BeforeAfter } from '#web/ui/before-after.tsx'
import { PictureChip } from '#web/ui/picture-chip.tsx'
import Plus from '~icons/lucide/plus'
import { FeatureSection } from './feature-section.tsx'

export function Blend() {
  return (
    <FeatureSection
      id="blend"
      title="Blend"
      isMirrored
      text="Upload up to 2 reference images. They come together in one picture, or one of them gets another place behind it."
      words={
        <p className="mt-5 rounded-card border border-seam bg-stage px-4.5 py-3.5 text-button">
          “both together on a beach at golden hour, laughing”
        </p>
      }
    >
      <div className="grid grid-cols-2 gap-4 small:grid-cols-1">
        <figure className="grid grid-cols-2 gap-2">
          <Still name="first" alt="A red-haired woman by the sea">
            1
          </Still>
          <span className="relative">
            <Still name="second" alt="A bearded man in a green hoodie">
              2
            </Still>
            <span className="absolute top-1/2 -left-1 z-10 grid size-9 -translate-1/2 place-items-center rounded-full bg-[#f5f2ec] text-[#17151c]">
              <Plus size={17} />
            </span>
          </span>
          <Still name="after" alt="Both of them on a beach at golden hour" isWide>
            Blend images
          </Still>
        </figure>
        <figure className="relative">
          <BeforeAfter
            before={{ url: showcase.changeBackground('before'), alt: 'A woman in an office' }}
            after={{ url: showcase.changeBackground('after'), alt: 'The same woman in the mountains' }}
            label="Change Background: before and after"
            className="h-full min-h-80 rounded-card"
          />
          <figcaption>
            <PictureChip>Change Background</PictureChip>
          </figcaption>
        </figure>
      </div>
    </FeatureSection>
  )
}

function Still(props: { name: 'first' | 'second' | 'after'; alt: string; isWide?: boolean; children: ReactNode }) {
  return (
    <span className={props.isWide ? 'relative col-span-2' : 'relative block'}>
      <img
        src={showcase.blend(props.name)}
        alt={props.alt}
        width={640}
        height={640}
        loading="lazy"
        className={`w-full rounded-card object-cover ${props.isWide ? 'aspect-[4/3] object-top' : 'aspect-square'}`}
      />
      {/* Their faces are at the left. */}
      <PictureChip className={props.isWide ? 'right-3 left-auto!' : undefined}>{props.children}</PictureChip>
    </span>
  )
}
