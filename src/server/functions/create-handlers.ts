import { cancelJobHandler } from './cancel-job.ts'
import { changeSubscriptionHandler } from './change-subscription.ts'
import { checkOrderHandler } from './check-order.ts'
import { checkUserCreditsHandler } from './check-user-credits.ts'
import { checkoutHandler } from './checkout.ts'
import { createCharacterHandler } from './create-character.ts'
import { createCharacterDirectHandler } from './create-character-direct.ts'
import { createChatToolsResponseHandler } from './create-chat-tools-response.ts'
import { createPreviewHandler } from './create-preview.ts'
import { createPreviewImageHandler } from './create-preview-image.ts'
import { createSystemMessageHandler } from './create-system-message.ts'
import { createUserHandler } from './create-user.ts'
import { dailyClaimsHandler } from './daily-claims.ts'
import { deleteCharacterHandler } from './delete-character.ts'
import { deleteJobHandler } from './delete-job.ts'
import { enhancePromptHandler } from './enhance-prompt.ts'
import { fetchUserHandler } from './fetch-user.ts'
import { getCharactersHandler } from './get-characters.ts'
import { getChatHistoryHandler } from './get-chat-history.ts'
import { getCompletedJobsHandler } from './get-completed-jobs.ts'
import { getCreditHistoryHandler } from './get-credit-history.ts'
import { getDailyStatusHandler } from './get-daily-status.ts'
import { getFailedJobsHandler } from './get-failed-jobs.ts'
import { getFeatureAccessHandler } from './get-feature-access.ts'
import { getHeroImagesHandler } from './get-hero-images.ts'
import { getJobByJobidHandler } from './get-job-by-jobid.ts'
import { getJobResponseHandler } from './get-job-response.ts'
import { getJobStatusHandler } from './get-job-status.ts'
import { getPendingJobsHandler } from './get-pending-jobs.ts'
import { getPreviewRoundsHandler } from './get-preview-rounds.ts'
import { getProductsHandler } from './get-products.ts'
import { getRunningJobsHandler } from './get-running-jobs.ts'
import { getUserJobsHandler } from './get-user-jobs.ts'
import { getUserSubscriptionHandler } from './get-user-subscription.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { imageGenerationUpscalerHandler } from './image-generation-upscaler.ts'
import { previewPlanChangeHandler } from './preview-plan-change.ts'
import { retryJobHandler } from './retry-job.ts'
import { saveCharacterImageHandler } from './save-character-image.ts'
import { sheetGeneratorHandler } from './sheet-generator.ts'
import { syncCreditsHandler } from './sync-credits.ts'
import { updateCharacterHandler } from './update-character.ts'
import { videoGenerationServiceHandler } from './video-generation-service.ts'

/** A handler for every function of the catalogue; forgetting one does not compile. */
export function createHandlers(parts: HandlerParts) {
  return {
    'cancel-job': cancelJobHandler(parts),
    'check-order': checkOrderHandler(parts),
    'check-user-credits': checkUserCreditsHandler(parts),
    'change-subscription': changeSubscriptionHandler(parts),
    checkout: checkoutHandler(parts),
    'get-feature-access': getFeatureAccessHandler(parts),
    'get-preview-rounds': getPreviewRoundsHandler(parts),
    'get-products': getProductsHandler(parts),
    'sync-credits': syncCreditsHandler(parts),
    'create-character': createCharacterHandler(parts),
    'create-character-direct': createCharacterDirectHandler(parts),
    'create-character-job': createCharacterHandler(parts),
    'create-chat-tools-response': createChatToolsResponseHandler(parts),
    'create-preview': createPreviewHandler(parts),
    'create-preview-image': createPreviewImageHandler(parts),
    'create-preview-job': createPreviewHandler(parts),
    'create-system-message': createSystemMessageHandler(parts),
    'create-user': createUserHandler(parts),
    'daily-claims': dailyClaimsHandler(parts),
    'delete-character': deleteCharacterHandler(parts),
    'delete-job': deleteJobHandler(parts),
    'enhance-prompt': enhancePromptHandler(parts),
    'fetch-user': fetchUserHandler(parts),
    'get-characters': getCharactersHandler(parts),
    'get-chat-history': getChatHistoryHandler(parts),
    'get-completed-jobs': getCompletedJobsHandler(parts),
    'get-credit-history': getCreditHistoryHandler(parts),
    'get-daily-status': getDailyStatusHandler(parts),
    'get-failed-jobs': getFailedJobsHandler(parts),
    'get-hero-images': getHeroImagesHandler(parts),
    'get-job-by-jobid': getJobByJobidHandler(parts),
    'get-job-response': getJobResponseHandler(parts),
    'get-job-status': getJobStatusHandler(parts),
    'get-pending-jobs': getPendingJobsHandler(parts),
    'get-running-jobs': getRunningJobsHandler(parts),
    'get-user-jobs': getUserJobsHandler(parts),
    'get-user-subscription': getUserSubscriptionHandler(parts),
    'image-generation-upscaler': imageGenerationUpscalerHandler(parts),
    'result-fetcher': getJobByJobidHandler(parts),
    'preview-plan-change': previewPlanChangeHandler(parts),
    'retry-job': retryJobHandler(parts),
    'save-character-image': saveCharacterImageHandler(parts),
    sheet_generator: sheetGeneratorHandler(parts),
    'update-character': updateCharacterHandler(parts),
    'video-generation-service': videoGenerationServiceHandler(parts),
  } satisfies Handlers
}
