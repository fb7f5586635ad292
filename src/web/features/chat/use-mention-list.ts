import { type KeyboardEvent, useId, useState } from 'react'
import type { Character } from '#contract/entities/character.ts'
import { completeMention, openMention } from '#web/data/chats/mentions.ts'

/** More than this nobody reads through: typing on is faster. */
const MOST_SHOWN = 6

/** The characters whose name begins as what was typed after an @, chosen by the arrow keys. */
export function useMentionList({
  text,
  characters,
  write,
}: {
  text: string
  /** Those who are brought in most likely first. */
  characters: readonly Character[]
  /** Takes the text and where the caret stands in it. */
  write(text: string, caret: number): void
}) {
  const listId = useId()
  const [caret, setCaret] = useState(0)
  const [chosen, setChosen] = useState(0)
  /** The @ whose list was closed by Escape. */
  const [closedAt, setClosedAt] = useState<number>()
  const open = openMention(text, caret)
  const typed = open?.typed.toLocaleLowerCase() ?? ''
  const isShown = open !== undefined && open.at !== closedAt
  const matching = isShown
    ? characters.filter(({ name }) => name.toLocaleLowerCase().startsWith(typed)).slice(0, MOST_SHOWN)
    : []
  // A name that stands there in full needs no list any more.
  const isComplete = matching.length === 1 && matching[0]?.name.toLocaleLowerCase() === typed
  const people = isComplete ? [] : matching
  const index = Math.min(chosen, people.length - 1)

  const take = (character: Character) => {
    if (!open) return
    const next = completeMention(text, caret, { at: open.at, name: character.name })
    setCaret(next.caret)
    write(next.text, next.caret)
  }
  return {
    listId,
    people,
    index,
    optionId: (at: number) => `${listId}-${at}`,
    take,
    moveCaret(to: number) {
      setCaret(to)
      setChosen(0)
      if (openMention(text, to)?.at !== closedAt) setClosedAt(undefined)
    },
    /** True for a key that the list has taken. */
    onKey(event: KeyboardEvent): boolean {
      const character = people[index]
      if (!character) return false
      if (event.key === 'ArrowDown') setChosen((index + 1) % people.length)
      else if (event.key === 'ArrowUp') setChosen((index + people.length - 1) % people.length)
      else if (event.key === 'Enter' || event.key === 'Tab') take(character)
      else if (event.key === 'Escape') setClosedAt(open?.at)
      else return false
      event.preventDefault()
      return true
    },
  }
}
