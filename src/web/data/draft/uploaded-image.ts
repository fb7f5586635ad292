import { readLocal, removeLocal, writeLocal } from '../local/local-storage.ts'

const STORAGE_KEY = 'uploadedImage'

/** The picture chosen in a wizard, as a data URL. */
export const uploadedImage = {
  read: () => readLocal(STORAGE_KEY),
  keep: (dataUrl: string) => writeLocal(STORAGE_KEY, dataUrl),
  forget: () => removeLocal(STORAGE_KEY),
}
