import type { CreateCanvas, Picture } from '../../canvas.ts'
import type { Rgb } from '../../color.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { hairColorOf } from '../hair-color-of.ts'
import { healRegion } from '../heal/heal-region.ts'
import { byteOfLinear, linearOfByte } from '../oklab.ts'
import { photoHints } from '../photo-hints.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { drawHeadOver } from '../things/draw-head-over.ts'
import { drawOver } from '../things/draw-over.ts'
import { sheetsOfPhoto } from '../things/sheets-of-photo.ts'
import { skinGains } from '../things/skin-gains.ts'
import { skinGrain } from './skin-grain.ts'
import { skinSeam } from './skin-seam.ts'
import { sureOf } from './sure-of.ts'

/**
 * What a region of somebody's head hides, made up: the head as it is drawn from what the photo tells of it, and round it what
 * is behind. `region` is 0…1 for each pixel; the picture is not changed.
 */
export function revealHead(
  picture: Picture,
  reading: PhotoReading & { readonly face: PhotoFace },
  region: Float32Array,
  {
    hair,
    eyes,
    createCanvas,
  }: { readonly hair?: CharacterSheet['hair']['kind']; readonly eyes?: Rgb; readonly createCanvas: CreateCanvas },
): Picture {
  const { width, height } = picture
  const { character, scene } = sheetsOfPhoto(picture, reading, 'revealed')
  const { hair: seen } = photoHints(reading, picture)
  const color = hairColorOf({ picture, reading, scale: picture.width / reading.widthPx })
  const kind = hair ?? (seen ? character.hair.kind : 'crop')
  const sheets = {
    scene,
    character: {
      ...character,
      ...(eyes && { eyes: { ...character.eyes, left: eyes, right: eyes } }),
      hair: { ...character.hair, kind, color, ...(!seen && { fringe: 'none' as const }) },
    },
  }
  const size = { width, height, createCanvas }
  const drawn = hair === 'bald' ? drawHeadOver(reading.face, sheets, size).drawn : drawOver(reading.face, sheets, size)
  const gains = skinGains(picture, reading, drawn)
  const ground = healRegion(picture, region, sureOf(picture, reading.masks, hair ? ['background', 'clothes'] : ['background']))
  const { material } = drawn.buffers
  const isHead = floatsOf(material, (kind) => (kind === MATERIAL.skin || kind === MATERIAL.hair ? 1 : 0))
  const head = blurPlane(isHead, { width, height, radius: 1, passes: 2 })
  const lit = drawn.picture.data.slice()
  for (let at = 0; at < lit.length; at += 1) {
    if (at % 4 < 3) lit[at] = byteOfLinear(linearOfByte(lit[at]!) * gains[at % 4]!)
  }
  const seam = skinSeam(picture, reading, { drawn, lit: { width, height, data: lit }, region })
  const grain = skinGrain(picture, reading.face, region)
  const data = ground.data.slice()
  for (let pixel = 0, at = 0; pixel < region.length; pixel += 1, at += 4) {
    const [share, isThere] = [region[pixel]!, head[pixel]!]
    if (share * isThere < 0.004) continue
    const isSkin = material[pixel] === MATERIAL.skin
    for (let channel = 0; channel < 3; channel += 1) {
      const more = isSkin ? seam(at + channel) + grain(pixel % width, Math.floor(pixel / width), channel) : 0
      // The ground is in the picture by its share already: what the head covers of it is not seen at the region's soft edge.
      const own = picture.data[at + channel]! * (1 - share)
      data[at + channel] = own + (data[at + channel]! - own) * (1 - isThere) + (lit[at + channel]! + more) * isThere * share
    }
  }
  return { width, height, data }
}
