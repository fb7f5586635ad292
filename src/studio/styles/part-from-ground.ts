import { headOnView } from '../raster/head-on-view.ts'
import type { PlacedFigure } from './style.ts'

/** Rays from the head on which figure and ground are compared. */
const RAYS = 40
const LEAST_DIFFERENCE = 0.17
const REACH = 3
const STRENGTH = 1.25

const brightness = (rgba: Uint8ClampedArray, at: number) =>
  (rgba[at]! * 0.3 + rgba[at + 1]! * 0.59 + rgba[at + 2]! * 0.11) / 255

/**
 * Lightens or darkens the ground around the head where it would swallow the figure's outline: a painter's trick, no
 * more than is needed. Changes `ground`; `shaded` is the figure's layer of the same size.
 */
export function partFromGround(ground: Uint8ClampedArray, shaded: Uint8ClampedArray, figure: PlacedFigure): void {
  const { view, headPlace } = figure
  const { widthPx: width, heightPx: height } = view
  const { xPx: centreX, yPx: centreY, unitPx } = headOnView(view, headPlace)
  let figureSum = 0
  let groundSum = 0
  let count = 0
  for (let ray = 0; ray < RAYS; ray += 1) {
    // From shoulder over the crown to shoulder.
    const angle = Math.PI * (0.85 + (ray / (RAYS - 1)) * 1.3)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const at = (reach: number) => {
      const x = Math.round(centreX + cos * reach * unitPx)
      const y = Math.round(centreY + sin * reach * unitPx)
      return x < 0 || y < 0 || x >= width || y >= height ? -1 : (y * width + x) * 4
    }
    for (let reach = 2.4; reach > 0.4; reach -= 0.06) {
      const inside = at(reach)
      if (inside < 0 || shaded[inside + 3] === 0) continue
      const further = at(reach - 0.08)
      const outside = at(reach + 0.14)
      if (outside < 0 || further < 0) break
      figureSum += brightness(shaded, further)
      groundSum += brightness(ground, outside)
      count += 1
      break
    }
  }
  if (count === 0) return
  const difference = (figureSum - groundSum) / count
  const missing = LEAST_DIFFERENCE - Math.abs(difference)
  if (missing <= 0) return
  // Away from the figure's own brightness; a dark figure always gets light behind it.
  const isLifted = difference < 0 || figureSum / count < 0.32
  const amount = missing * STRENGTH
  const radius = REACH * unitPx
  const fromY = Math.max(0, Math.floor(centreY - radius))
  const toY = Math.min(height - 1, Math.ceil(centreY + radius))
  const fromX = Math.max(0, Math.floor(centreX - radius))
  const toX = Math.min(width - 1, Math.ceil(centreX + radius))
  for (let y = fromY; y <= toY; y += 1) {
    const dy = (y - centreY) / radius
    for (let x = fromX, to = (y * width + fromX) * 4; x <= toX; x += 1, to += 4) {
      // What the figure will cover needs no other ground.
      if (shaded[to + 3] === 255) continue
      const dx = (x - centreX) / radius
      const near = 1 - dx * dx - dy * dy
      if (near <= 0) continue
      const share = amount * near * near
      // Toward white or black.
      const lift = isLifted ? 255 * share : 0
      const kept = 1 - share
      ground[to] = ground[to]! * kept + lift
      ground[to + 1] = ground[to + 1]! * kept + lift
      ground[to + 2] = ground[to + 2]! * kept + lift
    }
  }
}
