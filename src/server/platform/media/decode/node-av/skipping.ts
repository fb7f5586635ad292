/** What of a file is broken is left out, as FFmpeg's own program does; a film that was cut off is seen up to there. */
export const SKIPPING = { exitOnError: false } as const
