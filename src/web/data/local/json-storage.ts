import { createJSONStorage, type StateStorage } from 'zustand/middleware'
import { readLocal, removeLocal, writeLocal } from './local-storage.ts'

/** An entry that is not JSON is dropped, so that rubbish in the storage cannot stop the page. */
function readIntact(key: string): string | null {
  const text = readLocal(key)
  if (text === null) return null
  try {
    const value = JSON.parse(text)
    if (typeof value === 'object' && value !== null && typeof value.state === 'object' && value.state !== null) return text
  } catch {
    // Dropped below.
  }
  console.warn(`Dropped the stored "${key}": it cannot be read.`)
  removeLocal(key)
  return null
}

const intactStorage: StateStorage = { getItem: readIntact, setItem: writeLocal, removeItem: removeLocal }

/** Where the stores are kept between visits. */
export const keptInBrowser = <State>() => createJSONStorage<State>(() => intactStorage)
