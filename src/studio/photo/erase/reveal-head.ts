import type { CreateCanvas, Picture } from '../../canvas.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { hairColorOf } from '../hair-color-of.ts'
import { healRegion } from '../heal/heal-region.ts'
import { byteOfLinear, linearOfByte } from '../oklab.ts'
import { photoHints } from '../photo-hints.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { drawOver } from '../things/draw-over.ts'
import { sheetsOfPhoto } from '../things/sheets-of-photo.ts'
import { skinGains } from '../things/skin-gains.ts'
import { sureOf } from './sure-of.ts'

/**
 * What a region of somebody's head hides, made up: the head as it is drawn from what the photo tells of it, and round it what
 * is behind. `region` is 0…1 for each pixel; the picture is not changed.
 */
export function revealHead(
  picture: Picture,
  reading: PhotoReading & { readonly face: PhotoFace },
  region: Float32Array,
  { hair, createCanvas }: { readonly hair?: CharacterSheet['hair']['kind']; readonly createCanvas: CreateCanvas },
): Picture {
  const { width, height } = picture
  const { character, scene } = sheetsOfPhoto(picture, reading, 'revealed')
  const { hair: seen } = photoHints(reading, picture)
  const color = hairColorOf({ picture, reading, scale: picture.width / reading.widthPx })
  const kind = hair ?? (seen ? character.hair.kind : 'crop')
  const sheets = {
    scene,
    character: { ...character, hair: { ...character.hair, kind, color, ...(!seen && { fringe: 'none' as const }) } },
  }
  const drawn = drawOver(reading.face, sheets, { width, height, createCanvas })
  const gains = skinGains(picture, reading, drawn)
  const ground = healRegion(picture, region, sureOf(picture, reading.masks, hair ? ['background', 'clothes'] : ['background']))
  const { material } = drawn.buffers
  const isHead = Float32Array.from(material, (kind) => (kind === MATERIAL.skin || kind === MATERIAL.hair ? 1 : 0))
  const head = blurPlane(isHead, { width, height, radius: 1, passes: 2 })
  const data = ground.data.slice()
  for (let pixel = 0, at = 0; pixel < region.length; pixel += 1, at += 4) {
    const share = region[pixel]! * head[pixel]!
    if (share < 0.004) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const lit = byteOfLinear(linearOfByte(drawn.picture.data[at + channel]!) * gains[channel]!)
      const own = data[at + channel]!
      data[at + channel] = own + (lit - own) * share
    }
  }
  return { width, height, data }
}
