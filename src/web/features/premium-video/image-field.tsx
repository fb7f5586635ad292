import { readPicture } from '#web/data/files/read-picture.ts'
import { FileField } from '#web/ui/file-field.tsx'
import type { PremiumForm } from './premium-form.ts'

/** The picture that a film begins with. Any kind is taken, and made smaller before it is sent (OP-17). */
export function ImageField({
  image,
  problem,
  isLocked,
  whileReading,
  onChange,
  onProblem,
}: {
  image: PremiumForm['image']
  problem?: string
  isLocked: boolean
  /** Runs what reads a file; nothing is sent meanwhile. */
  whileReading(read: () => Promise<void>): Promise<void>
  onChange(image: PremiumForm['image']): void
  onProblem(text: string): void
}) {
  const take = async (file: File) => {
    const picked = await readPicture(file, { kindText: 'Please upload an image file.' })
    if (picked.isPicked) onChange({ dataUrl: picked.dataUrl, name: picked.name })
    else onProblem(picked.text)
  }
  return (
    <FileField
      label="Image"
      accept="image/*"
      hint={
        <span>
          <span className="block font-medium text-ink">Drop a picture, or choose one</span>
          <span className="mt-1 block text-xs">PNG, JPG, JPEG up to 10MB</span>
        </span>
      }
      isDisabled={isLocked}
      problem={problem}
      takesEveryPaste
      onFiles={([file]) => file && whileReading(() => take(file))}
      preview={
        image && (
          <img
            src={image.dataUrl}
            alt="The video begins with this"
            className="aspect-square w-full bg-drawing object-cover small:aspect-4/3"
          />
        )
      }
      onRemove={isLocked ? undefined : () => onChange(undefined)}
      removeLabel="Remove image"
      className={image ? 'border-solid' : undefined}
    />
  )
}
