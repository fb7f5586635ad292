import { createHash } from 'node:crypto'
import { AppError } from '#contract/app-error.ts'
import type { RefusedKind } from '#contract/refused-kinds.ts'
import type { MeasurePerson, PersonShares } from '../../platform/media/person-shares.ts'

/** Refuses a picture that somebody brought; resolves when it may be worked on. Throws 'moderation.refused'. */
export type ModeratePicture = (bytes: Uint8Array) => Promise<void>

export const REFUSED_PICTURE =
  'This picture cannot be used here: it seems to show an unclothed person. If it does not, please try another cut of it.'

/** A start waits no longer in line for a look at its picture; then it is told to come again. */
const PATIENCE_MS = 60_000
/** Verdicts that are remembered: a picture that is tried again is not looked at again. */
const REMEMBERED = 500

interface Parts {
  readonly measurePerson: MeasurePerson
  /** Told once, when pictures can not be checked. */
  readonly report: (what: string, error?: unknown) => void
}

/**
 * A check of pictures by how much bare skin they show; without networks it lets all pass, and says so in the log. Whom it has no
 * time for it asks to come again ('RATE_LIMITED').
 * What it can and can not see: docs/decisions/2026-11-20-picture-check.md.
 */
export function createPictureModeration({ measurePerson, report }: Parts): ModeratePicture {
  const verdicts = new Map<string, boolean>()
  let isReported = false
  const reportOnce = () => {
    if (!isReported) report('pictures that people bring can not be checked')
    isReported = true
  }

  async function isBareIn(bytes: Uint8Array): Promise<boolean | undefined> {
    try {
      const shares = await measurePerson(bytes, AbortSignal.timeout(PATIENCE_MS))
      if (shares) return isBare(shares)
      reportOnce()
    } catch (error) {
      // A machine with much to do lets nothing pass unseen.
      if (error instanceof DOMException) throw new AppError('RATE_LIMITED', {}, { cause: error })
      // One that can not be read fails where it is read, with a sentence of its own.
    }
    return undefined
  }

  return async (bytes) => {
    const key = createHash('sha256').update(bytes).digest('base64')
    const verdict = verdicts.get(key) ?? (await isBareIn(bytes))
    if (verdict !== undefined) remember(verdicts, key, verdict)
    if (verdict) throw new AppError('moderation.refused', { reason: 'sexual' satisfies RefusedKind, message: REFUSED_PICTURE })
  }
}

function remember(verdicts: Map<string, boolean>, key: string, verdict: boolean): void {
  verdicts.set(key, verdict)
  const [oldest] = verdicts.keys()
  if (verdicts.size > REMEMBERED && oldest !== undefined) verdicts.delete(oldest)
}

/** Shares of the picture: less is a hand, or somebody far away. */
const LEAST_BODY = 0.15
const LEAST_FACE = 0.003
/** Times the skin of the face: a portrait with bare shoulders shows about three, a man's bare chest about six. */
const BODY_TO_FACE = 9
/** Of the skin: swimwear covers a tenth and more. */
const MOST_CLOTHES = 0.05

/** A person whose face is seen, whose skin fills the picture, and who wears next to nothing. */
function isBare({ faceSkin, bodySkin, clothes }: PersonShares): boolean {
  return (
    faceSkin >= LEAST_FACE &&
    bodySkin >= LEAST_BODY &&
    bodySkin >= BODY_TO_FACE * faceSkin &&
    clothes <= MOST_CLOTHES * bodySkin
  )
}
