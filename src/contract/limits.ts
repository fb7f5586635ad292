/** Every limit of product text §5 and §9, once. Free of schemas, so pages can read it without loading zod. */
export const LIMITS = {
  characterNameMaxChars: 36,
  descriptionMinChars: 10,
  descriptionMaxChars: 700,
  enhanceMinChars: 5,
  /** What can be enhanced; the enhanced description itself has no maximum for its user. */
  enhanceMaxChars: 20_000,
  /** Of the wire alone: a hundred pages, which nobody writes by hand. */
  enhancedMaxChars: 200_000,
  /** A photo that becomes a character. */
  characterPhotoMaxBytes: 10_485_760,
  characterPhotoMinPx: 1024,
  previewsPerRequest: 3,
  chatPromptMaxChars: 2000,
  chatPicturesPerMessage: 4,
  chatPageSize: 50,
  chatPageMaxSize: 100,
  /** Longest side of an upscaled picture. */
  upscaledMaxPx: 4096,
  filmMinSeconds: 1,
  filmMaxSeconds: 10,
  filmMaxFramesPerSecond: 60,
  /** Of the sound of a lip sync. */
  lipSyncMaxSeconds: 60,
  /** Of a film that is upscaled or restored. */
  changedFilmMaxSeconds: 30,
  previewLifetimeMs: 7_200_000,
  /** "Polled up to 10 times while not_found" (product text §4, §9). */
  creationConfirmationMaxTries: 10,
  previewPollMaxRetries: 3,
  listPageSize: 25,
  /** A search that finds more in a library says so, and counts no further. */
  searchCountsMost: 500,
  /** Entries of the credit history in one reply as CSV. */
  historyCsvPageSize: 5000,
  skeletonCards: 8,
  /** Of a function that brings files. */
  executionBodyMaxBytes: 10 * 1024 * 1024,
  /** Of any other function: the longest description, in any script. */
  wordsBodyMaxBytes: 1024 * 1024,
  /** Of `video-generation-service`: a film of 50 MB and a sound of 25 MB in base64. */
  filmRequestMaxBytes: 112 * 1024 * 1024,
  /** Larger files go up in parts of this size (product text §9). */
  uploadPartBytes: 5 * 1024 * 1024,
  /** The product text names no limit for pictures in general; a photo of 50 megapixels has about this size. */
  /** The picture of a lip sync. */
  lipSyncImageMaxBytes: 10_485_760,
  /** A request to the upscaler, in characters of its JSON. */
  upscalerPayloadMaxChars: 10_485_760,
  /** Of a prompt in the drawer of premium films. */
  promptPreviewChars: 100,
  uploadImageMaxBytes: 25 * 1024 * 1024,
  uploadVideoMaxBytes: 50 * 1024 * 1024,
  uploadAudioMaxBytes: 25 * 1024 * 1024,
  /** All that one user has uploaded and not deleted. */
  uploadQuotaBytes: 2 * 1024 * 1024 * 1024,
  /** The same of an account that nothing has proven to be a person's. */
  unprovenUploadQuotaBytes: 50 * 1024 * 1024,
  uploadsPerMinute: 30,
  uploadPartsPerMinute: 600,
  uploadUnfinishedLifetimeMs: 86_400_000,
  /** How long an upload is kept that no job and no character uses. */
  uploadUnusedLifetimeMs: 30 * 86_400_000,
  prefsMaxChars: 65_535,
  passwordMinChars: 8,
  passwordMaxChars: 256,
  accountNameMaxChars: 128,
  sessionsPerUser: 10,
  /** Defaults of OP-05, per minute and per user or device. */
  /** Checkouts, portals, plan changes and credit syncs together. */
  paymentCallsPerMinute: 30,
  planPreviewsPerMinute: 60,
  creditChecksPerMinute: 30,
  /** One for each pause in typing. */
  orderChecksPerMinute: 60,
  /** Pages of the library; each counts the whole of it. What waits and runs is few, and asked for again while it does. */
  jobListsPerMinute: 240,
  jobStartsPerMinute: 10,
  /** Calls that may start something, also those that are refused and repeated. */
  startCallsPerMinute: 60,
  /** Calls that change something and start nothing. */
  changesPerMinute: 120,
  queryRetries: 3,
  /** A film of the landing page runs while at least this much of it is seen (product text §9). */
  videoInViewShare: 0.2,
  pictureSizePx: 1024,
  thumbnailSizePx: 500,
  thumbnailWebpQuality: 0.85,
  /** What pages make of a picture before they send it, and of one that is downloaded (product text §5, §9). */
  processedMinPx: 200,
  processedMaxPx: 2000,
  downloadMaxPx: 2048,
  downloadPngQuality: 0.95,
} as const
