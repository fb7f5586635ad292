/**
 * The files of a paste. Office programs put a picture of the words beside the words they copy: where one writes, the words are
 * meant, and the paste is the text field's.
 */
export function pastedFiles(event: Pick<ClipboardEvent, 'target' | 'clipboardData'>): File[] {
  const { clipboardData, target } = event
  if (isForWords(target) && clipboardData?.types.includes('text/plain')) return []
  return [...(clipboardData?.files ?? [])]
}

function isForWords(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  // Only fields of words know of a selection.
  return target instanceof HTMLInputElement && target.selectionStart !== null
}
