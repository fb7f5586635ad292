/** Browser storage that never throws: where it is blocked or full, the page works without memory. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    console.warn(`Could not read "${key}" from the browser's storage.`, error)
    return null
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn(`Could not keep "${key}" in the browser's storage.`, error)
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.warn(`Could not remove "${key}" from the browser's storage.`, error)
  }
}
