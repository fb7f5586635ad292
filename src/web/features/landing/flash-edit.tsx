import { useId, useState } from 'react'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { BeforeAfter } from '#web/ui/before-after.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PictureChip } from '#web/ui/picture-chip.tsx'
import { FeatureSection } from './feature-section.tsx'
import { HowItWorks } from './how-it-works.tsx'

const STEPS = ['Open a picture', 'Say the change in a sentence', 'Watch only that change', 'Keep it, or say the next'] as const

const EDITS = [
  { name: 'hair', words: 'Make her hair blue' },
  { name: 'glasses', words: 'Add round glasses and a red scarf' },
  { name: 'night', words: 'Make it night with snow' },
  { name: 'watercolor', words: 'Turn it into a watercolor' },
] as const

export function FlashEdit() {
  const group = useId()
  const [edit, setEdit] = useState<(typeof EDITS)[number]>(EDITS[0])
  return (
    <FeatureSection
      id="flash-edit"
      title="Flash Edit"
      text="Say the change in a sentence. Everything you did not mention stays."
      words={<HowItWorks steps={STEPS} />}
    >
      <div className="grid grid-cols-[3fr_2fr] gap-4 small:grid-cols-1">
        <figure className="relative">
          <BeforeAfter
            key={edit.name}
            before={{ url: showcase.flashEdit('before'), alt: 'A red-haired woman in a navy coat by the sea' }}
            after={{ url: showcase.flashEdit(edit.name), alt: `The same picture after “${edit.words}”` }}
            label={`${edit.words}: before and after`}
            className="aspect-square rounded-card"
          />
          <figcaption>
            <PictureChip>“{edit.words}”</PictureChip>
          </figcaption>
        </figure>
        <fieldset className="grid min-w-0 gap-2 wide:auto-rows-fr min-[26rem]:small:grid-cols-2">
          <legend className="sr-only">Examples</legend>
          {EDITS.map((choice) => (
            <label
              key={choice.name}
              className={classNames(
                'flex cursor-pointer items-center gap-3 rounded-card p-2 text-sm transition duration-120 has-focus-visible:outline-2 has-focus-visible:outline-spot',
                choice === edit ? 'bg-wing text-ink ring-2 ring-lit' : 'bg-stage text-soft hover:text-ink',
              )}
            >
              <input type="radio" name={group} checked={choice === edit} onChange={() => setEdit(choice)} className="sr-only" />
              <img
                src={showcase.flashEdit(choice.name)}
                alt=""
                width={640}
                height={640}
                loading="lazy"
                className="size-18 shrink-0 rounded-[10px] object-cover min-[62.5rem]:size-22 small:size-14"
              />
              {choice.words}
            </label>
          ))}
        </fieldset>
      </div>
    </FeatureSection>
  )
}
