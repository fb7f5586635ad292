import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import type { Stage } from '../stage.ts'

/** A ward: a made bed with its rail, a monitor with a heartbeat, a drip, a curtain on its rail, light from the window. */
export function drawHospital(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 3.2,
    height: 2.9,
    depth: 7.2,
    wall: '#e9f1f0',
    floor: '#b9cfd0',
    ceiling: '#f6f9f8',
    dado: { color: '#a8d2cc', height: 1.05 },
    tiles: { color: '#c6d9da', size: 0.8 },
    lights: '#f6ffff',
  })
  const bedSide = -stage.lightSide
  stage.plane(0.75, (context) => {
    glaze(context, stage, {
      from: space.at(stage.lightSide * 1.2 - 0.95, 2.4, 7.18),
      to: space.at(stage.lightSide * 1.2 + 0.95, 1.1, 7.18),
      columns: 3,
      rows: 1,
      bar: 6,
      frame: stage.ink('#ffffff', 0.05, 0.1),
    })
    const [screenX, screenY] = space.at(bedSide * 0.75, 1.75, 7.1)
    context.fillStyle = '#28323a'
    context.fillRect(screenX - 52, screenY - 40, 104, 80)
    context.fillStyle = '#0d2a2c'
    context.fillRect(screenX - 45, screenY - 33, 90, 66)
    context.strokeStyle = '#4dff9a'
    context.lineWidth = 3
    context.beginPath()
    for (const [x, y] of [
      [-45, 4],
      [-22, 4],
      [-15, -6],
      [-9, 4],
      [-4, -24],
      [3, 22],
      [9, 4],
      [26, 4],
      [32, -5],
      [37, 4],
      [45, 4],
    ] as const)
      context.lineTo(screenX + x, screenY + y)
    context.stroke()
  })
  stage.plane(0.55, (context) => {
    const x = bedSide * 1.55
    for (const [dx, z] of [
      [-0.45, 4.6],
      [0.45, 4.6],
      [-0.45, 6.4],
      [0.45, 6.4],
    ] as const)
      space.block(context, '#9fb0b4', { x: x + dx, z, width: 0.05, height: 0.5, depth: 0.05 })
    space.block(context, '#d6dfe0', { x, y: 0.36, z: 6.55, width: 1.1, height: 0.75, depth: 0.08 })
    space.block(context, '#f4f8f8', { x, y: 0.42, z: 4.6, width: 1.02, height: 0.2, depth: 1.95 })
    space.block(context, '#ffffff', { x, y: 0.62, z: 6, width: 0.72, height: 0.14, depth: 0.42 })
    space.block(context, '#8fc6d2', { x, y: 0.46, z: 4.56, width: 1.06, height: 0.2, depth: 1.2 })
    space.block(context, '#c4ced0', { x, y: 0.3, z: 4.52, width: 1.1, height: 0.34, depth: 0.05 })
    const [poleX, poleY] = space.at(bedSide * 0.82, 0, 6.2)
    const unit = space.scale(6.2)
    context.fillStyle = stage.ink('#aab6ba', 0.1, 0.2)
    context.fillRect(poleX - 3, poleY - unit * 2, 6, unit * 2)
    context.fillRect(poleX - 26, poleY - unit * 2, 52, 5)
    context.fillStyle = 'rgba(214,240,250,0.9)'
    context.fillRect(poleX - 26, poleY - unit * 1.95, 24, 44)
  })
  stage.plane(0.4, (context) => {
    // The curtain hangs from its rail on the near side of the bed's place.
    for (let fold = 0; fold < 7; fold += 1) {
      const from = bedSide * (2.62 + fold * 0.07)
      space.face(
        context,
        fold % 2 ? '#8cc0b8' : '#aed8d0',
        fold % 2 ? 0.5 : 0.15,
        [from, 0.25, 4.9 - fold * 0.22],
        [from + bedSide * 0.07, 0.25, 4.68 - fold * 0.22],
        [from + bedSide * 0.07, 2.6, 4.68 - fold * 0.22],
        [from, 2.6, 4.9 - fold * 0.22],
      )
    }
  })
}
