import { pictureAddresses } from '../product/library/picture-addresses.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function getPreviewRoundsHandler({ library, project }: HandlerParts): Handlers['get-preview-rounds'] {
  return async ({ jobId }, { caller, origin }) => {
    return { success: true, rounds: await library.listRounds(caller.userId, jobId, pictureAddresses({ origin, project })) }
  }
}
