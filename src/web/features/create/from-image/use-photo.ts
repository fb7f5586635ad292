import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { uploadedImage } from '#web/data/draft/uploaded-image.ts'
import { readPicture } from '#web/data/files/read-picture.ts'
import { showToast } from '#web/ui/toast.ts'

const RULES = {
  kinds: ['jpeg', 'png', 'gif'],
  maxBytes: LIMITS.characterPhotoMaxBytes,
  minPx: LIMITS.characterPhotoMinPx,
  ratio: 1,
  maxPx: LIMITS.characterPhotoMinPx,
} as const

export interface Photo {
  /** As a data URL, or "". */
  image: string
  isReading: boolean
  take(file: File): Promise<void>
  remove(): void
}

/** The one photo of the image wizard: checked, made square, and kept in the browser until the wizard is closed. */
export function usePhoto(): Photo {
  const [image, setImage] = useState(() => keptImage())
  const [isReading, setIsReading] = useState(false)
  const change = useCharacterDraft((draft) => draft.change)

  const put = (dataUrl: string) => {
    setImage(dataUrl)
    // Another photo is another request.
    change({ openKeys: {} })
    if (dataUrl) uploadedImage.keep(dataUrl)
    else uploadedImage.forget()
  }
  const take = async (file: File) => {
    setIsReading(true)
    const picked = await readPicture(file, RULES)
    setIsReading(false)
    if (!picked.isPicked) {
      const { reason, title, text } = picked
      showToast({ kind: 'error', ...(reason === 'unreadable' ? UNREADABLE : { title, text }) })
      return
    }
    if (picked.isResized) showToast({ kind: 'info', title: 'Image resized', text: RESIZED })
    put(picked.dataUrl)
  }
  return { image, isReading, take, remove: () => put('') }
}

const UNREADABLE = { title: 'Error uploading image', text: 'This file could not be read as a picture.' }
const RESIZED = 'It is used at 1024 × 1024 pixels, from its middle.'

/** What an interrupted visit left; rubbish counts as nothing. */
function keptImage(): string {
  const kept = uploadedImage.read() ?? ''
  return kept.startsWith('data:image/') ? kept : ''
}
