import type { Surface } from '../../raster/surface.ts'
import { type HairKit, hairRandom, planLock } from './hair-kit.ts'

/** Two long locks before the ears of whoever ties the rest: they frame the face and hide where the hair begins. */
export function buildFaceStrands(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'face strands')
  const { volume } = kit.sheet.hair
  return [-1, 1].flatMap((side) =>
    [0, 1].map((index) =>
      planLock(
        kit,
        {
          turn: [side * (0.78 + 0.16 * index), side * (1.06 + 0.14 * index)],
          down: [0.34, 1.52 + 0.34 * index * random() + 0.2 * random() - 0.22 * index],
          lift: [volume * 0.5, volume * 1.3 + 0.02, 0.09],
          width: 0.105 + 0.03 * random(),
          flat: 0.4,
          root: 0.4,
          bend: 0.8,
          blunt: 1.1,
        },
        random,
      ),
    ),
  )
}

/** Single thin locks that stand off the crown: no outline of hair is a ball. */
export function buildStrayLocks(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'stray locks')
  const { volume } = kit.sheet.hair
  return Array.from({ length: 3 }, (_, index) => {
    const turn = (index + 0.8 * random()) * 2.1 - Math.PI
    const root = 0.08 + 0.4 * random()
    return planLock(
      kit,
      {
        turn: [turn, turn + (random() - 0.5) * 0.8],
        down: [root, root + 0.2 + 0.2 * random()],
        lift: [volume * 0.9, volume * 1.2 + 0.1, volume + 0.1 + 0.14 * random()],
        width: 0.038 + 0.02 * random(),
        flat: 0.6,
        root: 0.7,
        blunt: 1,
        steps: 10,
        wave: 0,
      },
      random,
    )
  })
}
