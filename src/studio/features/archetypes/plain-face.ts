/** What of a face's proportions archetypes move, before they do; in half heads. */
export interface PlainFace {
  readonly family: 'anime' | 'real' | 'comic' | 'toon3d' | 'film3d' | 'gentle' | 'toon' | 'bold'
  readonly skullWidth: number
  readonly jawWidth: number
  readonly eyeY: number
  readonly eyeX: number
  readonly eyeHalfWidth: number
  readonly eyeHalfHeight: number
  readonly irisRadius: number
  readonly irisTall: number
  readonly browY: number
  readonly browThickness: number
  readonly noseBaseY: number
  readonly noseDepth: number
  readonly noseHalfWidth: number
  readonly mouthY: number
  readonly mouthHalfWidth: number
  readonly lipFullness: number
  readonly chinY: number
  readonly earScale: number
  readonly relief: {
    readonly socket: number
    readonly brow: number
    readonly cheek: number
    readonly lips: number
    readonly chin: number
    readonly folds: number
  }
  readonly youth: number
  readonly oldness: number
}
