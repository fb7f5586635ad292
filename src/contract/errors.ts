/**
 * The refusals a user can meet in a function's reply: `{ success: false, error: message, code }` with this status.
 * All stay below 500, so the execution counts as completed and the page can read them (wire page §8).
 * `retry` says whether the same request may succeed later.
 */
export const ERRORS = {
  'validation.invalid': { status: 400, retry: false, message: 'Validation Error' },
  'style.unknown': { status: 400, retry: false, message: 'This style does not exist.' },
  'request.not-json': { status: 400, retry: false, message: 'The request body is not a JSON object.' },
  'credits.insufficient': { status: 402, retry: false, message: 'Insufficient Credits' },
  'feature.off': { status: 403, retry: false, message: 'This is switched off on this server for now.' },
  'price.changed': {
    status: 409,
    retry: false,
    message: 'The price has changed. Nothing was charged: look at the new one and start again.',
  },
  'user.mismatch': { status: 403, retry: false, message: 'This request names another user.' },
  'user.anonymous': { status: 403, retry: false, message: 'Sign in with an account to do this.' },
  'identity.unproven': {
    status: 403,
    retry: false,
    message:
      'This is for confirmed accounts. To confirm yours, sign in with Google or Discord, with an e-mail address confirmed there, or buy credits.',
  },
  'timezone.unknown': { status: 400, retry: false, message: 'This time zone is not known.' },
  'job.not-found': { status: 404, retry: false, message: 'There is no such generation.' },
  'job.not-retryable': { status: 409, retry: false, message: 'Only a failed generation can be tried again here.' },
  'job.in-use': { status: 409, retry: false, message: 'A character is made of this. Delete the character first.' },
  'character.not-found': { status: 404, retry: false, message: 'There is no such character.' },
  'character.foreign-picture': { status: 400, retry: false, message: 'The picture was not made of this character.' },
  'character.in-work': { status: 409, retry: true, message: 'This character is being worked on. Try again when it is done.' },
  'chat.not-found': { status: 404, retry: false, message: 'There is no such chat.' },
  'instruction.not-understood': {
    status: 400,
    retry: false,
    message: 'Nothing in this instruction was understood, so nothing was charged.',
  },
  'film.action-not-shown': {
    status: 422,
    retry: false,
    message: 'What somebody is told to do in this film cannot be shown yet, so nothing was charged.',
  },
  'picture.unreadable': {
    status: 400,
    retry: false,
    message: 'This is no picture that can be read: use PNG, JPEG, GIF or WebP.',
  },
  'video.unreadable': { status: 400, retry: false, message: 'This is no film that can be read: use MP4, WebM or MOV.' },
  'video.at-largest': { status: 400, retry: false, message: 'This video is as large already.' },
  'video.too-long': { status: 400, retry: false, message: 'Only videos of up to 30 seconds can be worked on.' },
  'audio.unreadable': { status: 400, retry: false, message: 'This is no sound that can be read: use MP3, WAV or M4A.' },
  'audio.too-long': { status: 400, retry: false, message: 'Speech may be up to 60 seconds long.' },
  'audio.silent': { status: 400, retry: false, message: 'There is nothing to hear in this sound.' },
  'face.none': {
    status: 400,
    retry: false,
    message: 'No face was found that could speak: it must be seen from the front, with its mouth free.',
  },
  'file.no-room': {
    status: 409,
    retry: false,
    message: 'Your files take all the room there is for them. Delete some first.',
  },
  'disk.full': {
    status: 424,
    retry: true,
    message: 'This server has no room left to keep what you make or bring, so nothing was charged. Please try again later.',
  },
  'file.too-large': { status: 413, retry: false, message: 'This file is too large.' },
  'picture.too-large': { status: 400, retry: false, message: 'This picture is at its largest already.' },
  'photo.wrong-type': { status: 400, retry: false, message: 'Please upload a JPG, PNG, or GIF file.' },
  'photo.too-heavy': { status: 400, retry: false, message: 'Please select an image smaller than 10MB.' },
  'photo.too-small': { status: 400, retry: false, message: 'Image must be at least 1024x1024' },
  'preview.not-ready': { status: 409, retry: true, message: 'The previews are not ready yet.' },
  'preview.failed': { status: 409, retry: false, message: 'Failed to generate previews. Please try again.' },
  'preview.expired': { status: 409, retry: false, message: 'Preview has expired. Please start a new generation.' },
  'preview.already-used': {
    status: 409,
    retry: false,
    message: 'Character creation has already been attempted for this preview',
  },
  'preview.foreign-picture': { status: 400, retry: false, message: 'The chosen picture does not belong to this preview.' },
  'regeneration.attempt-taken': { status: 409, retry: false, message: 'This regeneration has already been started.' },
  'idempotency.key-reused': { status: 409, retry: false, message: 'This key was already used for another request.' },
  'product.unknown': { status: 400, retry: false, message: 'This product is not sold here.' },
  'product.wrong-mode': { status: 400, retry: false, message: 'This product is not paid that way.' },
  'product.contact-only': { status: 400, retry: false, message: 'This plan is arranged with our sales team.' },
  'subscription.none': { status: 404, retry: false, message: 'You do not have an active subscription to manage' },
  'subscription.already': { status: 409, retry: false, message: 'You have a subscription already: change its plan instead.' },
  'payments.unavailable': { status: 424, retry: true, message: 'The payment provider could not be reached. Please try again.' },
  'request.too-large': { status: 413, retry: false, message: 'The request is too large.' },
  'moderation.refused': { status: 422, retry: false, message: 'This cannot be made here: it goes against the content rules.' },
  'engine.unsupported': { status: 422, retry: false, message: 'No configured engine can make this.' },
  RATE_LIMITED: { status: 429, retry: true, message: 'Too many requests. Please wait for some time before trying again.' },
} as const satisfies Record<string, { status: number; retry: boolean; message: string }>

export type ErrorCode = keyof typeof ERRORS

/**
 * Why a job ended FAILED, in plain words for its card: `jobFailureText` says what {made} and {asked} are. Every one of them
 * gives the credits or the free use back.
 */
export const JOB_FAILURES = {
  'engine.failed': 'The engine could not finish this {made}.',
  'engine.refused': 'The engine refused {asked}.',
  'engine.timeout': 'This took too long and was stopped.',
  'engine.unknown-outcome': 'The engine never answered, so this was stopped.',
  'engine.no-encoder': 'This server cannot make films: it has neither ffmpeg nor the package node-av.',
  'engine.no-networks': 'This server cannot read photos: the packages with its networks are not installed.',
  'engine.empty': 'The engine finished without a {made}.',
  'edit.nothing-done': 'Nothing of what was asked for was found in the picture or fits into it, so nothing was changed.',
  'storage.full': 'This server had no room left to keep the result.',
  'source.unreadable': 'What this was to be made of could not be read.',
  'source.gone': 'What this was to be made of has been deleted.',
  'worker.lost': 'The work was interrupted too often and was stopped.',
  cancelled: 'This was cancelled.',
} as const

export type JobFailure = keyof typeof JOB_FAILURES
