/** Every delay of product text §4 and §9, once, in milliseconds. */
export const TIMING = {
  creditSyncMs: 30_000,
  /** While something would not be started whatever the credits: whether that is still so. */
  heldUpPollMs: 30_000,
  runningJobsPollMs: 10_000,
  /** While something is being made in the open chat. */
  chatPollMs: 2_500,
  previewPollMs: 6_000,
  previewPollRetryMs: 5_000,
  creationConfirmationPollMs: 6_000,
  stepThreeWaitMs: 15_000,
  reloadAfterCreateMs: 3_000,
  descriptionRedirectMs: 3_000,
  characterRedirectMs: 800,
  preloadMs: 300,
  /** A sample character only seems to be saved. */
  simulatedSaveMs: 1_500,
  guardFirstWaitMs: 800,
  guardSecondWaitMs: 600,
  progressTickMs: 200,
  progressHideMs: 500,
  toastMs: 4_000,
  tooltipDelayMs: 700,
  tooltipSkipDelayMs: 300,
  queryRetryBaseMs: 1_000,
  queryRetryMaxMs: 30_000,
  /** Expected durations of the simulated card progress (product text §4). */
  expectedCharacterMs: 1_200_000,
  expectedVideoMs: 300_000,
  expectedOtherMs: 100_000,
} as const

/** The progress bar of the guard and the wizard (product text §4): where it starts and stops. */
export const PROGRESS = { start: 10, cap: 90, done: 100 } as const
