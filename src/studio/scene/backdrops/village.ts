import { drawHouse, fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { drawCrown } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const SNOW = ['#d3dce8', '#f4f7fb'] as const
const TILES = ['#8c4a38', '#c06a48'] as const
const WALLS = ['#efe0c0', '#e8cfa6', '#f1ead8', '#d9c3a0'] as const

/** A lane between timbered gables that climbs to a church tower. */
export function drawVillage(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon
  stage.plane(0.9, (context) => {
    fillRidge(context, {
      color: stage.ink('#8fb389', 0.6),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 120 * rollingHeights(stage.random('village hills'), 2)(share),
      baseY: foot + 20,
      bottomY: 1150,
    })
    const x = stage.middle - stage.lightSide * 90
    fillBox(context, stage.ink('#d8cdb8', 0.45, 0.4), { x: x - 34, y: foot - 240, width: 68, height: 270 })
    fillBox(context, stage.ink('#efe6d2', 0.4), {
      x: x + (stage.lightSide < 0 ? -34 : 8),
      y: foot - 240,
      width: 26,
      height: 270,
    })
    fillPolygon(context, stage.ink('#7b4f46', 0.4, 0.3), [
      [x - 44, foot - 236],
      [x, foot - 410],
      [x + 44, foot - 236],
    ])
    fillBox(context, stage.ink('#4b4250', 0.4, 0.4), { x: x - 8, y: foot - 200, width: 16, height: 34 })
  })
  const isSnowy = stage.scene.weather === 'snow'
  const roofs = isSnowy ? SNOW : TILES
  const window = stage.isDark ? '#ffd27a' : '#5f7f9a'
  for (const [row, houses] of [
    { distance: 0.6, width: 170, reach: [0.14, 0.31], y: foot - 96, height: 160 },
    { distance: 0.25, width: 290, reach: [0.27, 0.52], y: foot - 190, height: 330 },
  ].entries()) {
    stage.plane(houses.distance, (context) => {
      const random = stage.random(`houses ${row}`)
      if (row === 1) {
        fillBox(context, stage.ink('#a9bf74', 0.1, 0.2), { x: -100, y: foot + 80, width: stage.width + 200, height: 500 })
      }
      for (const side of [-1, 1] as const) {
        // Those farther out first: the nearer to the lane, the more of a house's side is seen.
        for (const reach of houses.reach.toReversed()) {
          const x = stage.middle + side * stage.width * reach - (side < 0 ? houses.width : 0)
          drawHouse(context, {
            x,
            y: houses.y + random() * 40,
            width: houses.width,
            height: houses.height,
            wall: stage.ink(
              WALLS[Math.floor(random() * WALLS.length)]!,
              houses.distance * 0.4,
              side === stage.lightSide ? 0.4 : 0.05,
            ),
            wallShade: stage.ink('#b59a78', houses.distance * 0.4, 0.5),
            roof: stage.ink(roofs[0], houses.distance * 0.4, 0.45),
            roofLit: stage.ink(roofs[1], houses.distance * 0.4),
            window,
            beam: stage.ink('#5a4034', houses.distance * 0.4, 0.3),
            lightSide: stage.lightSide,
            vanish: [stage.middle, foot - 20],
          })
        }
      }
    })
  }
  stage.plane(0.15, (context) => {
    fillSmooth(context, stage.ink(isSnowy ? '#dde4ee' : '#cdb98f', 0.05, 0.12), [
      [stage.middle - stage.lightSide * 60, foot + 20],
      [stage.middle + 70, foot + 90],
      [stage.middle + 330, 1150],
      [stage.middle - 330, 1150],
      [stage.middle - 100, foot + 110],
    ])
    const random = stage.random('cobbles')
    for (let stone = 0; stone < 46; stone += 1) {
      const share = random()
      const y = foot + 130 + share * 280
      context.fillStyle = stage.ink(
        random() < 0.5 ? (isSnowy ? '#c3ccd8' : '#b29e78') : isSnowy ? '#eef2f8' : '#dccaa2',
        0,
        0.15,
      )
      context.beginPath()
      context.ellipse(
        stage.middle + (random() - 0.5) * (180 + share * 420),
        y,
        10 + share * 18,
        4 + share * 6,
        0,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    for (const side of [-1, 1]) {
      drawCrown(context, stage, {
        x: stage.middle + side * stage.width * 0.5,
        y: foot + 130,
        radius: 96,
        random,
        leaves: ['#b2d46a', '#6fa64c', '#44783f'],
      })
    }
    if (stage.isDark) addGlow(context, { x: stage.middle, y: foot - 40, radius: 460, hex: '#ffb95e', strength: 0.3 })
  })
}
