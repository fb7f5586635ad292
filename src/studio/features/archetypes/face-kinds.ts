/** The archetypes that a drawn face is put together of; words may state any of them. */
export const EYE_KINDS = [
  'almond',
  'round',
  'hooded',
  'upturned',
  'downturned',
  'narrow',
  'monolid',
  'wide',
  'sleepy',
  'sharp',
] as const
export const BROW_KINDS = ['straight', 'arched', 'thick', 'thin', 'slanted', 'short', 'bushy'] as const
export const NOSE_KINDS = ['button', 'straight', 'aquiline', 'broad', 'long', 'snub', 'bump'] as const
export const LIP_KINDS = ['even', 'thin', 'full', 'bow', 'wide', 'small'] as const
export const CHIN_KINDS = ['pointed', 'round', 'square', 'cleft', 'strong', 'receding'] as const

export type EyeKind = (typeof EYE_KINDS)[number]
export type BrowKind = (typeof BROW_KINDS)[number]
export type NoseKind = (typeof NOSE_KINDS)[number]
export type LipKind = (typeof LIP_KINDS)[number]
export type ChinKind = (typeof CHIN_KINDS)[number]

/** Which archetypes one face has. */
export interface FaceKinds {
  readonly eyes: EyeKind
  readonly brows: BrowKind
  readonly nose: NoseKind
  readonly lips: LipKind
  readonly chin: ChinKind
}
