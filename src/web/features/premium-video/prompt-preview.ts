import { LIMITS } from '#contract/limits.ts'

/** As much of a prompt as a card shows: 100 characters, and a sign that there is more. */
export function promptPreview(prompt: string): string {
  const letters = [...prompt]
  return letters.length > LIMITS.promptPreviewChars ? `${letters.slice(0, LIMITS.promptPreviewChars).join('')}…` : prompt
}
