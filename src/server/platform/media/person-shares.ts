/** How much of a picture shows what of people, shares of 0 to 1. */
export interface PersonShares {
  readonly faceSkin: number
  readonly bodySkin: number
  readonly clothes: number
}

/** Looks at a picture of any kind. Undefined where nothing that can look is installed; throws when it can not be read. */
export type MeasurePerson = (bytes: Uint8Array, signal: AbortSignal) => Promise<PersonShares | undefined>
