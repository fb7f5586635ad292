import { pressLink } from './press-link.ts'

/** How a download went: saved, handed to the browser, shown in a tab instead, or nothing. */
export type SaveOutcome = 'started' | 'attempted' | 'opened' | 'failed'

/** Fetches a file from its own address and saves it; where that is blocked, the file is opened in a tab. */
export async function saveFile(url: string, name: string): Promise<SaveOutcome> {
  const response = await fetch(url).catch(() => undefined)
  if (!response) return openInTab(url)
  if (!response.ok) return 'failed'
  try {
    const address = URL.createObjectURL(await response.blob())
    pressLink(address, name)
    // The browser has taken it over by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
    return 'started'
  } catch {
    // It cannot be held in memory: whether the browser saves it by itself is not told to the page.
    pressLink(url, name)
    return 'attempted'
  }
}

function openInTab(url: string): SaveOutcome {
  // With "noopener" the browser would not say whether a tab was opened.
  const tab = window.open(url, '_blank')
  if (!tab) return 'failed'
  tab.opener = null
  return 'opened'
}
