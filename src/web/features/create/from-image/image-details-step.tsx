import { IMAGE_STYLES } from '#contract/styles.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { MoreBelow } from '#web/ui/more-below.tsx'
import { CreateFooter } from '../create-footer.tsx'
import { NameField } from '../name-field.tsx'
import { StylePicker } from '../style-picker.tsx'
import { type Price, usePrice } from '../use-price.ts'
import { IMAGE_WIZARD } from '../wizard-actions.ts'
import { imageStyleOf, keepsOriginal } from './image-style.ts'
import { PhotoField } from './photo-field.tsx'
import type { Photo } from './use-photo.ts'

/** Step 1: whose face it is, how it is drawn, and what that costs. */
export function ImageDetailsStep({
  photo,
  start,
  onCancel,
}: {
  photo: Photo
  start: { run(image: string, shown: Price | undefined): Promise<void>; isPending: boolean }
  onCancel(): void
}) {
  const name = useCharacterDraft((draft) => draft.characterName.trim())
  const style = useCharacterDraft(imageStyleOf)
  const price = usePrice(keepsOriginal(style) ? 'create-character-direct' : 'create-preview')
  const isLocked = start.isPending
  const problem = missingPart(name, photo)
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        void start.run(photo.image, price.price)
      }}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-8 pt-1 pb-4 small:px-5 small:pt-4">
        <NameField isLocked={isLocked} />
        <PhotoField photo={photo} isLocked={isLocked} />
        <StylePicker
          choices={IMAGE_STYLES}
          chosen={style}
          pictureOf={(id) => (id === 'none' && photo.image ? photo.image : showcase.photoStyle(id))}
          isLocked={isLocked}
        />
        <MoreBelow className="-mt-5" />
      </div>
      <CreateFooter
        price={price}
        problem={problem}
        isLocked={isLocked}
        isStarting={isLocked}
        onCancel={onCancel}
        reopens={IMAGE_WIZARD}
      />
    </form>
  )
}

/** Why it cannot be sent as it is, beside the button. */
function missingPart(name: string, photo: Photo): string | undefined {
  if (!name) return 'Give your character a name.'
  if (photo.isReading) return 'Your photo is being read.'
  return photo.image ? undefined : 'Choose a photo of your character.'
}
