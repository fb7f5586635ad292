import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import type { Stage } from '../stage.ts'

/** An underground station: tiled walls, steel columns, a yellow line along the edge, a train's lamps out of the dark of the tunnel. */
export function drawSubway(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 3.6,
    height: 3.1,
    depth: 22,
    wall: '#a9aca6',
    floor: '#7d7b78',
    ceiling: '#4c4d50',
    dado: { color: '#8f9690', height: 1.1 },
    tiles: { color: '#858380', size: 0.8 },
  })
  const track = -stage.lightSide
  stage.plane(0.8, (context) => {
    // Tiles of the wall that the platform runs along.
    const random = stage.random('tiles of the wall')
    for (let z = 21; z > 1.6; z -= 0.7)
      for (let y = 0.1; y < 3; y += 0.42)
        space.face(
          context,
          random() < 0.16 ? '#8d938e' : '#c3c6bf',
          0.2 + 0.3 * random(),
          [-track * 3.58, y, z],
          [-track * 3.58, y, z - 0.66],
          [-track * 3.58, y + 0.38, z - 0.66],
          [-track * 3.58, y + 0.38, z],
        )
    space.face(
      context,
      '#2c4a6c',
      0.15,
      [-track * 3.56, 1.75, 21],
      [-track * 3.56, 1.75, 1.2],
      [-track * 3.56, 2.15, 1.2],
      [-track * 3.56, 2.15, 21],
    )
    // The tunnel and the bed of the rails.
    space.face(
      context,
      '#17181c',
      0.5,
      [track * 0.9, 0, 22],
      [track * 3.7, 0, 22],
      [track * 3.7, 3.1, 22],
      [track * 0.9, 3.1, 22],
    )
    space.face(
      context,
      '#24242a',
      0.5,
      [track * 1.5, 0.01, 22],
      [track * 3.7, 0.01, 22],
      [track * 3.7, 0.01, 1],
      [track * 1.5, 0.01, 1],
    )
    space.face(
      context,
      '#33343a',
      0.6,
      [track * 3.57, 0, 22],
      [track * 3.57, 0, 1],
      [track * 3.57, 3.1, 1],
      [track * 3.57, 3.1, 22],
    )
    space.face(
      context,
      '#e2b83a',
      0.1,
      [track * 1.1, 0.02, 22],
      [track * 1.45, 0.02, 22],
      [track * 1.45, 0.02, 1],
      [track * 1.1, 0.02, 1],
    )
    const front = 12
    space.block(context, '#b6bcc2', { x: track * 2.55, y: 0.1, z: front, width: 1.7, height: 2.5, depth: 9 })
    space.face(
      context,
      '#1a2230',
      0.2,
      [track * 1.85, 1.3, front - 0.05],
      [track * 3.25, 1.3, front - 0.05],
      [track * 3.25, 2.3, front - 0.05],
      [track * 1.85, 2.3, front - 0.05],
    )
    for (const x of [1.95, 3.15]) {
      const [px, py] = space.at(track * x, 0.8, front - 0.1)
      addGlow(context, { x: px, y: py, radius: 190, hex: '#fff3cf', strength: 0.95 })
      context.fillStyle = '#fffbe8'
      context.beginPath()
      context.arc(px, py, 11, 0, Math.PI * 2)
      context.fill()
    }
  })
  stage.plane(0.5, (context) => {
    for (const z of [18, 13, 9, 6, 3.8]) {
      space.block(context, '#55646a', { x: -track * 1.9, z, width: 0.34, height: 3.1, depth: 0.34 })
      const [x, y] = space.at(-track * 0.4, 3, z)
      const unit = space.scale(z)
      fillBox(context, '#f4fbff', { x: x - unit * 0.7, y: y - unit * 0.05, width: unit * 1.4, height: unit * 0.1 })
      addGlow(context, { x, y, radius: unit * 1.5, hex: '#dcecf6', strength: 0.5 })
    }
    const [signX, signY] = space.at(0.2 * -track, 2.5, 7)
    fillBox(context, '#1d2d42', { x: signX - 130, y: signY - 30, width: 260, height: 58 })
    fillBox(context, '#f2b73a', { x: signX - 116, y: signY - 16, width: 34, height: 30 })
    fillBox(context, '#e9eef2', { x: signX - 70, y: signY - 8, width: 170, height: 14 })
  })
}
