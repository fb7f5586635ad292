import { type Named, splitMentions } from '#web/data/chats/mentions.ts'

/** What somebody wrote, with the names in it marked. */
export function PromptText({ text, people }: { text: string; people: readonly Named[] }) {
  let at = 0
  return splitMentions(text, people).map((part) => {
    const key = at
    at += part.text.length
    return part.who ? (
      <span key={key} className="font-medium text-spot">
        {part.text}
      </span>
    ) : (
      <span key={key}>{part.text}</span>
    )
  })
}
