import type { CheckKey } from '#contract/prices.ts'
import type { Work } from '../../platform/engines/engine.ts'

type Kinds = readonly Work['kind'][]

const KINDS: Readonly<Record<Exclude<CheckKey, 'video-generation-lip-sync'>, Kinds>> = {
  'create-preview': ['preview'],
  // The finishing pass over the chosen picture goes along.
  'create-character': ['character', 'detail'],
  'create-character-direct': ['character'],
  'enhance-prompt': [],
  'create-system-message': ['picture'],
  'create-chat-tools-response': ['edit'],
  'dress-up': ['dress-up'],
  'merge-generation': ['blend'],
  'image-upscale': ['upscale-image'],
  'video-generation': ['video'],
  'video-upscale': ['upscale-video'],
  'video-restoration': ['restore-video'],
}

/** What is made for the price of this key. */
export function kindsPriced(key: CheckKey, { source }: { source?: 'image' | 'video' }): Kinds {
  if (key === 'video-generation-lip-sync') return [source === 'video' ? 'lip-sync-film' : 'lip-sync']
  return KINDS[key]
}
