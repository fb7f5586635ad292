import { archPath } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import type { Stage } from '../stage.ts'

/** A dance hall of a palace: tall windows between gilded pillars, chandeliers, a polished floor that mirrors them. */
export function drawBallroom(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 4.6,
    height: 5.2,
    depth: 12,
    wall: '#ece0c8',
    floor: '#b98a56',
    ceiling: '#f3ead6',
    dado: { color: '#d8c094', height: 0.8 },
    tiles: { color: '#d8b27c', size: 1.15 },
  })
  stage.plane(0.75, (context) => {
    for (const x of [-2.9, 0, 2.9]) {
      const [left, top] = space.at(x - 0.85, 4.3, 11.98)
      const [right, bottom] = space.at(x + 0.85, 0.5, 11.98)
      const arch = { x: left, y: top, width: right - left, height: bottom - top, pointed: false }
      archPath(context, { ...arch, x: left - 7, y: top - 7, width: arch.width + 14, height: arch.height + 7 })
      context.fillStyle = stage.ink('#cfa347', 0.1, 0.1)
      context.fill()
      archPath(context, arch)
      const pane = context.createLinearGradient(0, top, 0, bottom)
      pane.addColorStop(0, stage.isDark ? '#1c2a5e' : '#bfe0f8')
      pane.addColorStop(1, stage.isDark ? '#5a6ab0' : '#fff8e2')
      context.fillStyle = pane
      context.fill()
      context.fillStyle = stage.ink('#f4ead2', 0.1, 0.2)
      context.fillRect((left + right) / 2 - 2, top, 4, bottom - top)
      for (const share of [0.34, 0.6, 0.82]) context.fillRect(left, top + (bottom - top) * share, right - left, 4)
      addGlow(context, {
        x: (left + right) / 2,
        y: (top + bottom) / 2,
        radius: 210,
        hex: stage.isDark ? '#6f86d8' : '#fff4d8',
        strength: 0.45,
      })
    }
  })
  for (const [index, z] of [11, 8.4, 6.2, 4.5].entries()) {
    stage.plane(0.7 - index * 0.13, (context) => {
      for (const side of [-1, 1]) {
        const shaft = { x: side * 4.25, z, width: 0.42, depth: 0.42 }
        space.block(context, '#d8b05a', { ...shaft, width: 0.6, height: 0.3, depth: 0.6 })
        space.block(context, '#f5eddc', { ...shaft, y: 0.3, height: 3.9 })
        space.block(context, '#d8b05a', { ...shaft, y: 4.2, width: 0.62, height: 0.32, depth: 0.6 })
        space.block(context, '#ecdfc2', { ...shaft, y: 4.52, width: 0.7, height: 0.7, depth: 0.7 })
        const [x, y] = space.at(side * 4, 2.3, z)
        addGlow(context, { x, y, radius: space.scale(z) * 0.9, hex: '#ffd98c', strength: 0.7 })
        context.fillStyle = '#fff4cf'
        context.beginPath()
        context.ellipse(x, y, space.scale(z) * 0.045, space.scale(z) * 0.1, 0, 0, Math.PI * 2)
        context.fill()
      }
    })
  }
  stage.plane(0.5, (context) => {
    for (const [x, z, size] of [
      [0, 9.5, 1],
      [-1.9, 6.2, 0.9],
      [1.9, 6.2, 0.9],
    ] as const) {
      const [lampX, top] = space.at(x, 5.2, z)
      const unit = space.scale(z) * size
      const y = top + unit * 0.95
      context.fillStyle = stage.ink('#b88a34', 0.1, 0.3)
      context.fillRect(lampX - 2, top, 4, unit * 0.7)
      addGlow(context, { x: lampX, y, radius: unit * 1.7, hex: '#ffdf9c', strength: 0.75 })
      for (const [dy, reach] of [
        [0, 0.8],
        [-0.26, 0.48],
      ] as const) {
        context.strokeStyle = stage.ink('#d8a83f', 0.05, 0.1)
        context.lineWidth = unit * 0.045
        context.beginPath()
        context.ellipse(lampX, y + dy * unit, reach * unit, reach * unit * 0.2, 0, 0, Math.PI * 2)
        context.stroke()
        for (let candle = 0; candle < 9; candle += 1) {
          const angle = (candle / 9) * Math.PI * 2
          const cx = lampX + Math.cos(angle) * reach * unit
          const cy = y + dy * unit + Math.sin(angle) * reach * unit * 0.2
          context.fillStyle = '#fffbe8'
          context.fillRect(cx - unit * 0.02, cy - unit * 0.15, unit * 0.04, unit * 0.13)
          context.beginPath()
          context.ellipse(cx, cy - unit * 0.19, unit * 0.028, unit * 0.055, 0, 0, Math.PI * 2)
          context.fill()
        }
      }
      // What hangs from it mirrors in the floor.
      addGlow(context, { x: lampX, y: space.at(0, 0, z)[1] + unit * 0.5, radius: unit * 1.1, hex: '#ffe6b0', strength: 0.3 })
    }
  })
}
