import { signIn } from '../../bench/client.ts'
import { ANSELM } from './anselm.ts'
import type { Screen } from './screen.ts'

const PEOPLE = [
  ['Captain Ruby', 'A red-haired pirate captain with green eyes and a navy coat on the deck of a ship at dusk', 'anime'],
  ['Anselm', ANSELM, 'photoreal'],
  ['Pip', 'A cheerful girl with black twin tails and a yellow sweater in the snow', 'pixel-art'],
] as const

/** What the screens show. */
export interface Furniture {
  /** The sessions of those who look. */
  cookies: Record<Exclude<Screen['as'], 'guest'>, string>
  /** The chats of a character with scenes, and of one without. */
  chatId: string
  emptyChatId: string
}

/** Makes previews and characters as a user would, through the protocol. */
export async function furnish(url: string): Promise<Furniture> {
  const { cookie, userId, call } = await signIn(url, 'rich')
  const finished = async (jobId: string) => {
    for (;;) {
      const reply = await call<{ status: string; data: string[] }>('get-job-response', { jobId })
      if (reply.status === 'SUCCESS') return reply.data
      if (reply.status === 'FAILED') throw new Error('a job of the screens failed')
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  const made: { chatId: string; characterId: string }[] = []
  for (const [name, characterDescription, style] of PEOPLE) {
    const { jobId } = await call<{ jobId: string }>('create-preview', { userId, name, characterDescription, style })
    const [previewUrl] = await finished(jobId)
    if (name === 'Anselm') continue
    const start = { userId, name, previewUrl, previewJobId: jobId }
    const created = await call<{ jobId: string; chatId: string; characterId: string }>('create-character', start)
    await finished(created.jobId)
    made.push(created)
  }
  const [first, second] = made
  if (!first || !second) throw new Error('two characters are made')
  for (const prompt of ['Laughing in a small cafe, rain on the window', 'On a rooftop at night, city lights behind']) {
    const scene = { userId, chatId: first.chatId, characterId: first.characterId, prompt, senderType: 'user' }
    await finished((await call<{ jobId: string }>('create-system-message', scene)).jobId)
  }
  const film = { action: 'text-to-video', chatId: crypto.randomUUID(), isStandaloneGeneration: true, prompt: 'A night market' }
  await finished((await call<{ jobId: string }>('video-generation-service', film)).jobId)
  const cookieOf = async (as: 'new' | 'broke' | 'creator' | 'cancelling') => (await signIn(url, as)).cookie
  return {
    cookies: {
      user: cookie,
      newcomer: await cookieOf('new'),
      broke: await cookieOf('broke'),
      creator: await cookieOf('creator'),
      cancelling: await cookieOf('cancelling'),
    },
    chatId: first.chatId,
    emptyChatId: second.chatId,
  }
}
