import { LIMITS } from '#contract/limits.ts'
import { type MediaKind, sniffMedia } from './sniff-media.ts'

/** A file that was taken, or why it was not. */
export type MediaChoice = { file: File } | { problem: string }

/** A film of at most 50 MB, told by its content. */
export async function readFilm(file: File): Promise<MediaChoice> {
  const kind = await kindOf(file)
  if (kind === 'unreadable') return UNREADABLE
  if (kind !== 'mp4' && kind !== 'webm' && kind !== 'mov') return { problem: 'Please upload an MP4, WebM, or MOV video.' }
  if (file.size > LIMITS.uploadVideoMaxBytes) return { problem: 'Please select a video of at most 50MB.' }
  return { file }
}

/** A sound of at most 25 MB, told by its content. */
export async function readSound(file: File): Promise<MediaChoice> {
  const kind = await kindOf(file)
  if (kind === 'unreadable') return UNREADABLE
  // Telephones write a sound alone as an MP4 of any brand.
  const isSoundInMp4 = kind === 'mp4' && (file.type.startsWith('audio/') || /\.m4a$/i.test(file.name))
  const isSound = kind === 'mp3' || kind === 'wav' || kind === 'm4a' || isSoundInMp4
  if (!isSound) return { problem: 'Please upload an MP3, WAV, or M4A audio file.' }
  if (file.size > LIMITS.uploadAudioMaxBytes) return { problem: 'Please select an audio file of at most 25MB.' }
  return { file }
}

const UNREADABLE = { problem: 'Failed to process uploaded files. Please try again.' }

/** A folder that was dropped, or a file that is gone by now, cannot be read. */
async function kindOf(file: File): Promise<MediaKind | 'unreadable' | undefined> {
  try {
    return await sniffMedia(file)
  } catch (error) {
    console.warn('A film or a sound could not be read.', error)
    return 'unreadable'
  }
}
