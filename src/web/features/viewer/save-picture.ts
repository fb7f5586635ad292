import { fileName } from '#web/data/downloads/file-name.ts'
import { saveFile } from '#web/data/downloads/save-file.ts'
import { showToast } from '#web/ui/toast.ts'

/** Saves a picture under the name of its title and says how that went. */
export async function savePicture(url: string, title: string): Promise<void> {
  const outcome = await saveFile(url, fileName(title, url, 'png'))
  switch (outcome) {
    case 'started':
      return showToast({ kind: 'success', title: 'Download started' })
    case 'attempted':
      return showToast({ kind: 'info', title: 'Download attempted' })
    case 'opened':
      return showToast({ kind: 'info', title: 'Opened in a new tab', text: 'Save the picture from there.' })
    case 'failed':
      return showToast({ kind: 'error', title: 'Download failed', text: 'The picture could not be fetched. Please try again.' })
  }
}
