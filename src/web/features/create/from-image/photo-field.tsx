import { FileField } from '#web/ui/file-field.tsx'
import type { Photo } from './use-photo.ts'

/** Takes one photo, by a press, a drop or a paste, and shows what of it is used. */
export function PhotoField({ photo, isLocked }: { photo: Photo; isLocked: boolean }) {
  return (
    <FileField
      label="Your photo"
      hint={
        <span>
          <span className="block text-balance font-medium text-ink">Drop a photo here, paste it, or choose a file</span>
          <span className="mt-1 block">JPG, PNG or GIF, at least 1024 × 1024 pixels, up to 10 MB</span>
        </span>
      }
      accept="image/jpeg,image/jpg,image/png,image/gif"
      takesEveryPaste
      isBusy={photo.isReading}
      isDisabled={isLocked}
      onFiles={([file]) => file && void photo.take(file)}
      preview={
        photo.image && (
          <img
            src={photo.image}
            alt="The one your character is made of"
            width={1024}
            height={1024}
            className="mx-auto block size-44 object-cover"
          />
        )
      }
      onRemove={isLocked ? undefined : photo.remove}
      removeLabel="Remove the photo"
    />
  )
}
