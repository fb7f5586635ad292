import { cancelJob } from './cancel-job.ts'
import { changeSubscription } from './change-subscription.ts'
import { checkOrder } from './check-order.ts'
import { checkUserCredits } from './check-user-credits.ts'
import { checkout } from './checkout.ts'
import { createCharacter } from './create-character.ts'
import { createCharacterDirect } from './create-character-direct.ts'
import { createCharacterJob } from './create-character-job.ts'
import { createChatToolsResponse } from './create-chat-tools-response.ts'
import { createPreview } from './create-preview.ts'
import { createPreviewImage } from './create-preview-image.ts'
import { createPreviewJob } from './create-preview-job.ts'
import { createSystemMessage } from './create-system-message.ts'
import { createUser } from './create-user.ts'
import { dailyClaims } from './daily-claims.ts'
import { deleteCharacter } from './delete-character.ts'
import { deleteJob } from './delete-job.ts'
import { enhancePrompt } from './enhance-prompt.ts'
import { fetchUser } from './fetch-user.ts'
import { getCharacters } from './get-characters.ts'
import { getChatHistory } from './get-chat-history.ts'
import { getCompletedJobs } from './get-completed-jobs.ts'
import { getCreditHistory } from './get-credit-history.ts'
import { getDailyStatus } from './get-daily-status.ts'
import { getFailedJobs } from './get-failed-jobs.ts'
import { getFeatureAccess } from './get-feature-access.ts'
import { getHeroImages } from './get-hero-images.ts'
import { getJobByJobid } from './get-job-by-jobid.ts'
import { getJobResponse } from './get-job-response.ts'
import { getJobStatus } from './get-job-status.ts'
import { getPendingJobs } from './get-pending-jobs.ts'
import { getPreviewRounds } from './get-preview-rounds.ts'
import { getProducts } from './get-products.ts'
import { getRunningJobs } from './get-running-jobs.ts'
import { getUserJobs } from './get-user-jobs.ts'
import { getUserSubscription } from './get-user-subscription.ts'
import { imageGenerationUpscaler } from './image-generation-upscaler.ts'
import { previewPlanChange } from './preview-plan-change.ts'
import { resultFetcher } from './result-fetcher.ts'
import { retryJob } from './retry-job.ts'
import { saveCharacterImage } from './save-character-image.ts'
import { sheetGenerator } from './sheet-generator.ts'
import { syncCredits } from './sync-credits.ts'
import { updateCharacter } from './update-character.ts'
import { videoGenerationService } from './video-generation-service.ts'

/** Every function of the product by its id. An id enters together with its handler. */
export const catalogue = {
  'cancel-job': cancelJob,
  'change-subscription': changeSubscription,
  'check-order': checkOrder,
  'check-user-credits': checkUserCredits,
  checkout: checkout,
  'create-character': createCharacter,
  'create-character-direct': createCharacterDirect,
  'create-character-job': createCharacterJob,
  'create-chat-tools-response': createChatToolsResponse,
  'create-preview': createPreview,
  'create-preview-image': createPreviewImage,
  'create-preview-job': createPreviewJob,
  'create-system-message': createSystemMessage,
  'create-user': createUser,
  'daily-claims': dailyClaims,
  'delete-character': deleteCharacter,
  'delete-job': deleteJob,
  'enhance-prompt': enhancePrompt,
  'fetch-user': fetchUser,
  'get-characters': getCharacters,
  'get-chat-history': getChatHistory,
  'get-completed-jobs': getCompletedJobs,
  'get-credit-history': getCreditHistory,
  'get-daily-status': getDailyStatus,
  'get-failed-jobs': getFailedJobs,
  'get-feature-access': getFeatureAccess,
  'get-hero-images': getHeroImages,
  'get-job-by-jobid': getJobByJobid,
  'get-job-response': getJobResponse,
  'get-job-status': getJobStatus,
  'get-pending-jobs': getPendingJobs,
  'get-preview-rounds': getPreviewRounds,
  'get-products': getProducts,
  'get-running-jobs': getRunningJobs,
  'get-user-jobs': getUserJobs,
  'get-user-subscription': getUserSubscription,
  'image-generation-upscaler': imageGenerationUpscaler,
  'preview-plan-change': previewPlanChange,
  'result-fetcher': resultFetcher,
  'retry-job': retryJob,
  'save-character-image': saveCharacterImage,
  sheet_generator: sheetGenerator,
  'sync-credits': syncCredits,
  'update-character': updateCharacter,
  'video-generation-service': videoGenerationService,
} as const

export type Catalogue = typeof catalogue
export type FunctionId = keyof Catalogue
