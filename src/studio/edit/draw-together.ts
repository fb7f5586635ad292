import { type DrawnPicture, type DrawPictureOptions, drawUnfinished, finishOf } from '../draw-picture.ts'
import type { OtherPerson } from '../sheet/other-person.ts'
import { styleFor } from '../styles/style-catalogue.ts'
import { scenesOfGroup } from './scenes-of-group.ts'

/** Round the one in front: lines lie a little outside the figure. Shares of the picture's height. */
const RIM = 0.006

/**
 * A character with others in one scene, turned to each other: each is drawn in the same scene, and the nearer ones are laid over
 * those behind them, so that ground, light and weather are one. The same options give the same bytes.
 */
export function drawTogether(options: DrawPictureOptions & { others: readonly OtherPerson[] }): DrawnPicture {
  const { others, character, ...rest } = options
  const widthPx = options.widthPx ?? options.sizePx ?? Number.NaN
  const heightPx = options.heightPx ?? options.sizePx ?? Number.NaN
  const { family } = styleFor(options.style).style
  const people = scenesOfGroup(options.scene, [character, ...others], { shape: widthPx / heightPx, family })
  const [behind, ...before] = people.toSorted((a, b) => a.nearness - b.nearness).map((person) => ({ ...rest, ...person }))
  // Light is said of them all: it is laid over when they stand together.
  const finish = finishOf(options.scene)
  const under = drawUnfinished(behind!)
  const rimPx = Math.max(1, Math.round(RIM * heightPx))
  const lines = options.style === 'neonpunk' ? Math.max : Math.min
  const warnings = new Set(under.warnings)
  for (const person of before) {
    const over = drawUnfinished(person)
    if (person.scene.seat !== 'arms') castGroundShadow(under, over, widthPx)
    layOver(under.picture.data, over, softened(over.mask, widthPx, rimPx), lines)
    for (let at = 0; at < over.mask.length; at += 1) under.mask[at] = Math.max(under.mask[at]!, over.mask[at]!)
    for (const warning of over.warnings) warnings.add(warning)
  }
  finish?.(under.picture, under.mask, options.scene)
  return { picture: under.picture, warnings: [...warnings] }
}

type Masked = DrawnPicture & { mask: Uint8ClampedArray }

/** Height of the zone round the soles in which the ground is dark, as a share of the figure's. */
const SHADOW_ZONE = 0.07

/** Both stand on the same ground: near the feet of the one in front it is as dark as their own picture shows it. */
function castGroundShadow({ picture: to, mask: other }: Masked, { picture: from, mask }: Masked, widthPx: number): void {
  const [top, bottom] = [mask.indexOf(255), mask.lastIndexOf(255)].map((at) => Math.floor(at / widthPx)) as [number, number]
  const zonePx = Math.max(2, Math.round((bottom - top) * SHADOW_ZONE))
  const end = Math.min(mask.length, (bottom + zonePx) * widthPx)
  for (let at = Math.max(0, bottom - zonePx) * widthPx; at < end; at += 1) {
    if (other[at] === 255 || mask[at] === 255) continue
    for (let channel = at * 4; channel < at * 4 + 3; channel += 1) {
      to.data[channel] = Math.min(to.data[channel]!, from.data[channel]!)
    }
  }
}

/** The mask, wider by a rim and soft at its edge. */
function softened(mask: Uint8ClampedArray, widthPx: number, rimPx: number): Uint8ClampedArray {
  return averaged(averaged(grown(mask, widthPx, rimPx), 1), widthPx)
}

function grown(mask: Uint8ClampedArray, widthPx: number, rimPx: number): Uint8ClampedArray {
  const along = (from: Uint8ClampedArray, stride: number) => {
    const to = from.slice()
    for (let at = 0; at < from.length; at += 1) {
      if (from[at] !== 255) continue
      for (let step = 1; step <= rimPx; step += 1) {
        if (at - step * stride >= 0) to[at - step * stride] = 255
        if (at + step * stride < to.length) to[at + step * stride] = 255
      }
    }
    return to
  }
  return along(along(mask, 1), widthPx)
}

function averaged(mask: Uint8ClampedArray, stride: number): Uint8ClampedArray {
  return mask.map((value, at) => ((mask[at - stride] ?? value) + 2 * value + (mask[at + stride] ?? value)) / 4)
}

/** The figure itself is laid over; of the rim round it only its lines, which are darker (or brighter) than what lies behind. */
function layOver(under: Uint8ClampedArray, { picture, mask }: Masked, soft: Uint8ClampedArray, lines: typeof Math.min): void {
  const over = picture.data
  for (let at = 0; at < mask.length; at += 1) {
    const share = soft[at]! / 255
    if (share === 0) continue
    for (let channel = at * 4; channel < at * 4 + 3; channel += 1) {
      const own = mask[at] === 255 ? over[channel]! : lines(over[channel]!, under[channel]!)
      under[channel] = under[channel]! + (own - under[channel]!) * share
    }
  }
}
