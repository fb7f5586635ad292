import { stagedJob } from '../../e2e/library-stage.ts'
import { fillPremiumVideo, nextPicture, openLipSyncWithFilm, zoomIn } from './film-preparations.ts'
import type { Furniture } from './furnish.ts'
import { pressOn } from './preparations.ts'
import type { Screen } from './screen.ts'
import { answer, hold } from './stages.ts'

const FILM = { resolution: '480p', fps: 25, aspectRatio: '16:9' }
const PICTURES = ['noor', 'kit', 'momo', 'anselm'].map((name) => `/showcase/line-up/${name}.webp`)

const NOW = new Date().toISOString()

/** A conversation with all that can stand in it: several pictures, a film, what is being made, what waits, what failed. */
const WORK = [
  stagedJob(1, { type: 'create-system-message', resultUrls: PICTURES, resultUrl: PICTURES[0], thumbnailUrls: PICTURES }),
  stagedJob(2, { type: 'video-generation', videoOptions: FILM, prompt: 'She turns around and laughs' }),
  stagedJob(3, { type: 'dress-up', status: 'FAILED', error: 'The outfit picture was too small to read.', prompt: '' }),
  stagedJob(4, { type: 'create-system-message', status: 'RUNNING', progress: 0.5, stage: 'Light and shade', $createdAt: NOW }),
  stagedJob(5, { type: 'create-chat-tools-response', status: 'QUEUED', $createdAt: NOW }),
]
const SAID = [
  'Four takes of @Captain Ruby by the sea',
  'She turns around and laughs',
  '',
  'On a rooftop at night',
  'A red scarf',
]

/** The rest of what is seen on a character's page and in the dialogs of films. */
export const roomScreens = ({ chatId }: Pick<Furniture, 'chatId'>): Screen[] => {
  const path = `/characters/manage/${chatId}`
  const messages = WORK.map((job, index) => ({
    $id: `message-${index}`,
    chatId,
    senderType: 'user',
    prompt: SAID[index] ?? '',
    characterId: '',
    mentionedCharacterId: '',
    job: { ...job, chatId },
    $createdAt: job.$createdAt,
  }))
  const staged = answer('get-chat-history', { success: true, data: messages, total: messages.length, hasNextPage: false })
  return [
    { name: 'character-work', as: 'user', path, stage: staged, prepare: (page) => page.getByRole('article').nth(4).waitFor() },
    {
      name: 'character-work-above',
      as: 'user',
      path,
      stage: staged,
      prepare: (page) => page.getByRole('article').first().scrollIntoViewIfNeeded(),
    },
    { name: 'character-flash-edit', as: 'user', path, prepare: pressOn('radio', 'Flash Edit') },
    { name: 'character-video', as: 'user', path, prepare: pressOn('radio', 'Video') },
    { name: 'character-upscale', as: 'user', path, prepare: pressOn('radio', 'Upscale') },
    { name: 'characters-preparing', as: 'user', path: '/characters/manage', stage: hold('get-characters') },
    { name: 'generations-none-failed', as: 'user', path: '/generations?status=FAILED' },
    { name: 'viewer-next', over: 'dialog', as: 'user', path, prepare: nextPicture },
    { name: 'viewer-zoomed', over: 'dialog', as: 'user', path, prepare: zoomIn },
    { name: 'premium-video-image', over: 'dialog', as: 'user', path: '/create', prepare: fillPremiumVideo },
    { name: 'lip-sync-film', over: 'dialog', as: 'user', path: '/create', prepare: openLipSyncWithFilm },
  ]
}
