import { limitInsertion } from './limit-insertion.ts'

/** What a text box holds after a change, cut to its limit in place, so that the caret stays where one types. */
export function readLimited(box: HTMLInputElement | HTMLTextAreaElement, maxChars: number): string {
  const limited = limitInsertion(box.value, { caret: box.selectionStart ?? box.value.length, maxChars })
  if (limited.text !== box.value) {
    box.value = limited.text
    box.setSelectionRange(limited.caret, limited.caret)
  }
  return limited.text
}
