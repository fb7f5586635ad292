import { isAnswer } from '../functions/is-answer.ts'
import { type KeyedFunction, useCharacterDraft } from './character-draft.ts'

/**
 * Sends what costs credits under a key that stays with the draft, over reloads too, until an answer has come: whoever presses
 * again after a lost answer gets the job of the first press and pays once.
 */
export async function askOnce<Reply>(name: KeyedFunction, send: (key: string) => Promise<Reply>): Promise<Reply> {
  const key = openKey(name)
  try {
    const reply = await send(key)
    close(name, key)
    return reply
  } catch (error) {
    if (isAnswer(error)) close(name, key)
    throw error
  }
}

function openKey(name: KeyedFunction): string {
  const { openKeys, change } = useCharacterDraft.getState()
  const key = openKeys[name] ?? crypto.randomUUID()
  change({ openKeys: { ...openKeys, [name]: key } })
  return key
}

function close(name: KeyedFunction, key: string): void {
  const { openKeys, change } = useCharacterDraft.getState()
  if (openKeys[name] === key) change({ openKeys: { ...openKeys, [name]: undefined } })
}
