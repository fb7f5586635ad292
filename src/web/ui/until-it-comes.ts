const PAUSE_MS = 15_000

/** Loads a small part that nobody has pressed for, and so nobody is told about: it is asked for until it comes. */
export async function untilItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      console.warn('A part of the page has not come yet.', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
