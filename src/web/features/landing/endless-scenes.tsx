import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { PictureChip } from '#web/ui/picture-chip.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'

/** Prompts of the four pictures in `scripts/showcase/tool-walls.ts`, in their order. */
const SCENES = [
  'reading a book in a library, evening light',
  'laughing in a sunny meadow',
  'as a pirate on the deck of a ship in a storm',
  'in a winter coat in the snow at night',
] as const

export function EndlessScenes() {
  return (
    <section aria-labelledby="scenes-title" className="column pt-28 small:pt-18">
      <SectionHead id="scenes-title" title="Same Character Endless Scenes">
        Mention <Mention /> and she comes, with her face, her hair and her freckles, wherever you send her.
      </SectionHead>
      <div className="grid grid-cols-[1fr_1fr_1fr_1fr] gap-2 max-[62.4375rem]:grid-cols-2 small:gap-x-3 small:gap-y-5">
        <figure className="relative col-span-2 row-span-2">
          <img
            {...picture('mira')}
            alt="Mira, a red-haired woman by the sea"
            className={`${BOX} h-full object-[50%_25%] wide:max-[62.4375rem]:aspect-[4/3]`}
          />
          <figcaption>
            <PictureChip>Mira</PictureChip>
          </figcaption>
        </figure>
        {SCENES.map((prompt, index) => (
          <figure key={prompt} className="relative">
            <img {...picture(`${index + 1}`)} alt={`Mira ${prompt}`} className={BOX} />
            <figcaption>
              <PictureChip className={BELOW}>
                <Mention isOnPicture /> {prompt}
              </PictureChip>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** On phones the words would hide half of such a small picture. */
const BELOW =
  'small:static small:mt-2 small:block small:max-w-none small:bg-transparent small:p-0 small:font-normal small:text-sm small:text-soft'

const BOX = 'aspect-square w-full rounded-card object-cover'

const picture = (name: string) => ({
  src: showcase.scene(name),
  width: 640,
  height: 640,
  loading: 'lazy' as const,
  decoding: 'async' as const,
})

function Mention({ isOnPicture = false }: { isOnPicture?: boolean }) {
  return <span className={isOnPicture ? 'font-semibold text-[#b3b4ff] small:text-spot' : 'font-semibold text-spot'}>@Mira</span>
}
