import type { PhotoFlow } from './photo-flow.ts'
import { emptyPlanes, type Planes } from './planes.ts'

/** Planes smeared along their forms by `stepsPx` to either side where `mask` says so: hair falls into locks. */
export function followForm(planes: Planes, flow: PhotoFlow, mask: Float32Array, stepsPx: number): Planes {
  const result = emptyPlanes(planes.width, planes.height)
  for (let y = 0; y < planes.height; y += 1) smearRow(planes, flow, mask, stepsPx, y, result)
  return result
}

function smearRow(planes: Planes, flow: PhotoFlow, mask: Float32Array, stepsPx: number, y: number, result: Planes): void {
  const { width, height, red, green, blue } = planes
  const { dx, dy } = flow
  for (let x = 0, start = y * width; x < width; x += 1, start += 1) {
    let r = red[start]!
    let g = green[start]!
    let b = blue[start]!
    let total = 1
    const steps = mask[start]! > 0.2 ? stepsPx : 0
    for (let side = -1; steps > 0 && side <= 1; side += 2) {
      let px = x
      let py = y
      let at = start
      let lastX = dx[at]! * side
      let lastY = dy[at]! * side
      for (let step = 1; step <= steps; step += 1) {
        const sign = dx[at]! * lastX + dy[at]! * lastY < 0 ? -1 : 1
        lastX = dx[at]! * sign
        lastY = dy[at]! * sign
        px += lastX
        py += lastY
        const column = Math.round(px)
        const row = Math.round(py)
        if (column < 0 || row < 0 || column >= width || row >= height) break
        at = row * width + column
        if (mask[at]! < 0.2) break
        r += red[at]!
        g += green[at]!
        b += blue[at]!
        total += 1
      }
    }
    result.red[start] = r / total
    result.green[start] = g / total
    result.blue[start] = b / total
  }
}
