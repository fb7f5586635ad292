import { cancelJob } from './cancel-job.ts'
import { checkOrder, type OrderRequest } from './check-order.ts'
import { deleteJob } from './delete-job.ts'
import { enhance } from './enhance.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { quote } from './quote.ts'
import { retryJob } from './retry-job.ts'
import { saveImage } from './save-image.ts'
import { type CreationRequest, startCharacter } from './start-character.ts'
import { type DirectCreationRequest, startDirectCharacter } from './start-direct-character.ts'
import { type ChatEditRequest, startEdit } from './start-edit.ts'
import { type FilmChangeRequest, startFilmChange } from './start-film-change.ts'
import { type LipSyncStart, startLipSync } from './start-lip-sync.ts'
import { type MessageRequest, startMessage } from './start-message.ts'
import { type MontageRequest, startMontage } from './start-montage.ts'
import { type PhotoPreviewRequest, startPhotoPreview } from './start-photo-preview.ts'
import { type PreviewRequest, startPreview } from './start-preview.ts'
import { startSheet } from './start-sheet.ts'
import { startUpscale, type UpscaleRequest } from './start-upscale.ts'
import { startVideo, type VideoRequest } from './start-video.ts'

/** Prices, checks and starts everything that is made; the worker runs what `createJobKinds` says. */
export function createGeneration(parts: GenerationParts) {
  return {
    quote: (requester: Requester, asked: Parameters<typeof quote>[2]) => quote(parts, requester, asked),
    checkOrder: (requester: Requester, order: OrderRequest) => checkOrder(parts, requester, order),
    startPreview: (requester: Requester, request: PreviewRequest) => startPreview(parts, requester, request),
    startPhotoPreview: (requester: Requester, request: PhotoPreviewRequest) => startPhotoPreview(parts, requester, request),
    startDirectCharacter: (requester: Requester, request: DirectCreationRequest) =>
      startDirectCharacter(parts, requester, request),
    startCharacter: (requester: Requester, request: CreationRequest) => startCharacter(parts, requester, request),
    retryJob: (requester: Requester, jobId: string) => retryJob(parts, requester, jobId),
    deleteJob: (requester: Requester, jobId: string) => deleteJob(parts, requester, jobId),
    startSheet: (requester: Requester, characterId: string) => startSheet(parts, requester, characterId),
    saveImage: (requester: Requester, picture: { image: string; characterId?: string }) => saveImage(parts, requester, picture),
    cancelJob: (requester: Requester, jobId: string) => cancelJob(parts, requester, jobId),
    startEdit: (requester: Requester, request: ChatEditRequest) => startEdit(parts, requester, request),
    startMontage: (requester: Requester, request: MontageRequest) => startMontage(parts, requester, request),
    /** With the name of the engine that does it. */
    startUpscale: async (requester: Requester, request: UpscaleRequest) => ({
      ...(await startUpscale(parts, requester, request)),
      vendor: parts.makerOf('upscale-image') ?? '',
    }),
    startMessage: (requester: Requester, request: MessageRequest) => startMessage(parts, requester, request),
    startLipSync: (requester: Requester, request: LipSyncStart) => startLipSync(parts, requester, request),
    startVideo: (requester: Requester, request: VideoRequest) => startVideo(parts, requester, request),
    startFilmChange: (requester: Requester, request: FilmChangeRequest) => startFilmChange(parts, requester, request),
    enhance: (requester: Requester, text: string) => enhance(parts, requester, text),
  }
}

export type Generation = ReturnType<typeof createGeneration>
