import { useId } from 'react'
import type { StyleId } from '#contract/styles.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { styleLook } from '#web/data/showcase/style-looks.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SwatchFigure } from '#web/ui/swatch-figure.tsx'

/** The styles one can choose from, as pictures; one is always chosen. `pictureOf` shows a style where the house has none. */
export function StylePicker({
  choices,
  chosen,
  pictureOf = showcase.style,
  isLocked,
}: {
  choices: readonly { id: StyleId; label: string }[]
  chosen: StyleId
  pictureOf?(id: StyleId): string
  isLocked: boolean
}) {
  const change = useCharacterDraft((draft) => draft.change)
  const name = useId()
  const chosenLabel = choices.find((style) => style.id === chosen)?.label
  return (
    <fieldset disabled={isLocked} className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between">
        <legend className="float-left font-medium text-button">Style</legend>
        <span aria-hidden="true" className="text-sm text-soft">
          {chosenLabel}
        </span>
      </div>
      <div className="grid grid-cols-5 -mx-1 gap-x-2 gap-y-2 p-1 small:-mx-5 small:-mt-1.5 small:flex small:gap-3 small:overflow-x-auto small:px-5 small:pt-2.5 small:pb-2">
        {choices.map(({ id, label }) => (
          <label key={id} className="relative block cursor-pointer small:w-22 small:shrink-0">
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => change({ characterStyle: id })}
              className="peer sr-only"
            />
            <Picture
              url={pictureOf(id)}
              alt=""
              fallback={<SwatchFigure {...styleLook(id)} />}
              className={classNames(
                // In a dialog of a tablet's height, or in a low window, every style is seen, with its name.
                'aspect-[3/2] rounded-control wide:max-[62.4375rem]:aspect-video wide:[@media(max-height:850px)]:aspect-[2/1] [&>img]:object-[50%_18%] ring-offset-2 ring-offset-stage transition duration-120',
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-6 peer-focus-visible:outline-spot',
                id === chosen ? 'ring-2 ring-lit' : 'hover:brightness-115',
              )}
            />
            <span
              className={classNames('mt-2 block text-xs leading-3.5', id === chosen ? 'font-semibold text-ink' : 'text-soft')}
            >
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
