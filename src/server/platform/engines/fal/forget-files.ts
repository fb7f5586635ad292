/** fal deletes files that were brought to it, and files that it made, after this. */
const KEPT_SECONDS = 86_400
const LIFECYCLE = JSON.stringify({ expiration_duration_seconds: KEPT_SECONDS })

/** Headers that say so; the second is what newer clients of fal send when they bring files. */
export const FORGET_FILES: Readonly<Record<string, string>> = {
  'x-fal-object-lifecycle-preference': LIFECYCLE,
  'x-fal-object-lifecycle': LIFECYCLE,
}
