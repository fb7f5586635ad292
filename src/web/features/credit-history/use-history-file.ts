import { useState } from 'react'
import { callFunction } from '#web/data/functions/call-function.ts'
import { showToast } from '#web/ui/toast.ts'

/** Saves the whole history as a CSV file. */
export function useHistoryFile() {
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      saveFile('credit-history.csv', await loadHistoryFile())
    } catch (error) {
      console.error('The history could not be saved.', error)
      showToast({ kind: 'error', title: 'Download failed', text: 'Please check your connection and try again.' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, save }
}

async function loadHistoryFile(): Promise<Blob> {
  const parts: string[] = []
  let cursorAfter: string | undefined
  do {
    const page = await callFunction('get-credit-history', { cursorAfter, format: 'csv' })
    parts.push(page.csv ?? '')
    cursorAfter = page.nextCursor
  } while (cursorAfter)
  // Spreadsheets take a file without the mark for one in the encoding of the country.
  return new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' })
}

function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file up once the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url))
}
