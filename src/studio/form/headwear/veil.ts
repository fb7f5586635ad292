import { mixRgb, type Rgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'
import { smoothStep } from '../curve.ts'
import { gridMesh } from '../grid.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z } from './lathe.ts'
import { gem } from './soft-hats.ts'

const WHITE: Rgb = [0.95, 0.94, 0.92]
/** With these the end of the cloth itself, or a cloth of its colour, is laid over the hair. */
const OF_ONE_CLOTH: ReadonlySet<GarmentCut | undefined> = new Set(['sari', 'choli', 'salwar'])

/** Tulle that falls from a band of pearls, or a dupatta with its border, over the hair and behind the shoulders. */
export function buildVeil(kit: HeadwearKit): Surface[] {
  const garment = kit.sheet.garments.find(({ cut }) => OF_ONE_CLOTH.has(cut))
  const isLeftOpen = kit.headwear.color.every((channel) => channel > 0.9)
  const color = garment && isLeftOpen ? mixRgb(garment.color, WHITE, 0.06) : kit.headwear.color
  const border = garment ? (garment.trim as Rgb) : mixRgb(color, WHITE, 0.5)
  const fall = drape(kit, { color, border, borderWide: garment ? 0.12 : 0.045 })
  return garment ? [fall] : [fall, ...pearls(kit)]
}

function drape(kit: HeadwearKit, { color, border, borderWide }: { color: Rgb; border: Rgb; borderWide: number }): Surface {
  const rows = 54
  const columns = 96
  const colors = new Float32Array(rows * columns * 3)
  const shade = mixRgb(color, [0.1, 0.08, 0.14], 0.22)
  // Hair that hangs down is under it.
  const thick = (kit.proportions.drawn ? 1.6 : 0.6) * kit.sheet.hair.volume
  const mesh = gridMesh({ rows, columns, closed: false }, (row, column) => {
    const down = row / (rows - 1)
    const along = (column / (columns - 1)) * 2 - 1
    // Round the head first, then free.
    const angle = Math.min(1, down / 0.3) * (Math.PI / 2)
    const free = Math.max(0, (down - 0.3) / 0.7)
    // It begins behind the hairline and comes forward as it falls to the shoulders.
    const open = 1.2 - 0.25 * smoothStep(0, 0.5, free)
    const turn = open + ((along + 1) / 2) * (2 * Math.PI - 2 * open)
    const loose = smoothStep(0.02, 0.5, free)
    const phase = along * 17 + 1.4 * Math.sin(along * 5)
    const pleat = 0.055 * loose * Math.sin(phase) + 0.012 * Math.sin(along * 9 + down * 8) * smoothStep(0.05, 0.2, down)
    const round = Math.sin(angle) ** 0.85
    // Hair lifts it at the crown, and more where it hangs.
    const room = 0.1 + (kit.proportions.drawn ? 0.26 : 0.2) * (1 - loose) + (0.15 + thick) * loose
    const gather = 1 - 0.1 * Math.sin(Math.min(1, free * 2) * Math.PI) + 0.34 * free * free
    const edge = (1 - Math.abs(along)) * Math.PI
    const hem = Math.min(edge, (1 - down) * 3)
    colors.set(
      hem < borderWide ? border : mixRgb(color, shade, loose * (0.5 - 0.5 * Math.sin(phase + 0.7))),
      (row * columns + column) * 3,
    )
    return [
      Math.sin(turn) * ((kit.girthX + room) * round * gather + pleat),
      -0.12 - Math.cos(angle) * 1.01 + 2.1 * free,
      AXIS_Z - 0.03 + Math.cos(turn) * ((kit.girthZ + room) * round * (1 + 0.05 * free) + pleat),
    ]
  })
  return { part: kit.parts.next(), material: MATERIAL.cloth, color, colors, doubleSided: true, ...mesh }
}

function pearls(kit: HeadwearKit): Surface[] {
  return Array.from({ length: 17 }, (_, index) => {
    const turn = ((index / 16) * 2 - 1) * 1.35
    const pearl = gem(
      kit,
      [Math.sin(turn) * (kit.girthX + 0.06), -0.16 - Math.cos(turn) * 0.94, AXIS_Z + 0.2 + Math.cos(turn) * 0.16],
      0.045,
      WHITE,
    )
    return { ...pearl, material: MATERIAL.glass }
  })
}
