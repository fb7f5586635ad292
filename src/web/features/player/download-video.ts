import { fileName } from '#web/data/downloads/file-name.ts'
import { type SaveOutcome, saveFile } from '#web/data/downloads/save-file.ts'
import { showToast, type ToastMessage } from '#web/ui/toast.ts'
import type { PlayedVideo } from './played-video.ts'

const WORDS: Record<SaveOutcome, ToastMessage> = {
  started: { kind: 'success', title: 'Download started' },
  attempted: { kind: 'info', title: 'Download attempted' },
  opened: { kind: 'info', title: 'Download failed - Video opened', text: 'Save it from the tab that has opened.' },
  failed: { kind: 'error', title: 'Download failed', text: 'The video could not be fetched. Please try again.' },
}

/** Saves the film and says how that went. */
export async function downloadVideo({ url, title }: Pick<PlayedVideo, 'url' | 'title'>): Promise<void> {
  showToast(WORDS[await saveFile(url, fileName(title, url, 'mp4'))])
}
