import type { CreateCanvas } from '../canvas.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { drawPerson } from './draw-person.ts'
import type { PersonPicture } from './person-picture.ts'

const SIZE = { widthPx: 768, heightPx: 1024 } as const

/** The clothes of a sheet as if they were photographed: from the front, standing, before nothing, no hair over them. */
export function drawOutfit(character: CharacterSheet, createCanvas: CreateCanvas): PersonPicture {
  const { scene } = castCharacter({ warnings: [] }, { seed: character.seed, candidate: 1, style: 'photoreal' })
  const { headwear: _, companion: __, ...plain } = character
  return drawPerson({
    character: { ...plain, hair: { ...character.hair, kind: 'crop' }, props: [], jewellery: [] },
    scene: {
      ...scene,
      backdrop: 'studio',
      pose: 'relaxed',
      weather: 'clear',
      camera: { framing: 'three-quarter figure', angle: 'eye level', headYaw: 0.06, headPitch: 0, headRoll: 0, bodyYaw: 0.02 },
    },
    style: 'photoreal',
    ...SIZE,
    createCanvas,
  })
}
