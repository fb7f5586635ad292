import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { BeforeAfter } from '#web/ui/before-after.tsx'
import { PictureChip } from '#web/ui/picture-chip.tsx'
import { FeatureSection } from './feature-section.tsx'
import { HowItWorks } from './how-it-works.tsx'

const STEPS = ['Choose a character', 'Add a picture of the outfit', 'Say what to keep', 'See it worn'] as const

const EXAMPLES = [
  {
    name: 'Dress up',
    before: { url: showcase.dressUp('person'), alt: 'A red-haired woman in a navy coat' },
    after: { url: showcase.dressUp('after'), alt: 'The same woman in a red evening gown' },
    worn: { url: showcase.dressUp('outfit'), alt: 'The outfit: a red evening gown with a golden necklace' },
  },
  {
    name: 'Steal the look',
    before: { url: showcase.stealTheLook('person'), alt: 'A smiling man in a grey shirt' },
    after: { url: showcase.stealTheLook('after'), alt: 'The same man in a trench coat, with a hat and a red tie' },
    worn: { url: showcase.stealTheLook('look'), alt: 'The look: a detective in a trench coat and a hat' },
  },
] as const

export function DressUp() {
  return (
    <FeatureSection
      id="dress-up"
      title="Dress Up"
      text="A new outfit from any picture, on the same person. Drag across to see it change."
      words={<HowItWorks steps={STEPS} />}
    >
      <div className="grid grid-cols-2 gap-4 small:grid-cols-1">
        {EXAMPLES.map(({ name, before, after, worn }) => (
          <figure key={name} className="relative">
            <BeforeAfter
              before={before}
              after={after}
              label={`${name}: before and after`}
              className="aspect-[4/5] rounded-card small:aspect-square"
            />
            <img
              src={worn.url}
              alt={worn.alt}
              width={640}
              height={640}
              loading="lazy"
              className="pointer-events-none absolute top-3 right-3 size-26 rounded-[12px] object-cover shadow-float ring-2 ring-[#f5f2ec]"
            />
            <figcaption>
              <PictureChip>{name}</PictureChip>
            </figcaption>
          </figure>
        ))}
      </div>
    </FeatureSection>
  )
}
