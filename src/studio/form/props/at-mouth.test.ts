import { expect, test } from 'vitest'
import { proportionsFor } from '../../features/proportions-for.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import { buildFigure } from '../build-figure.ts'

const RED = [0.85, 0.12, 0.1] as const
const SIZE_PX = 160

function draw(yaw: number, kind?: PropKind) {
  const scene = aScene({ pose: 'relaxed' })
  const turned = { ...scene, camera: { ...scene.camera, framing: 'bust' as const, headYaw: yaw, bodyYaw: yaw } }
  const character = aCharacter(kind ? { worn: [{ kind, color: RED, at: 'mouth' }] } : {})
  const proportions = proportionsFor(character, 'real')
  return buildFigure(character, turned, { proportions, widthPx: SIZE_PX, heightPx: SIZE_PX })
}

/** How deep faces with nothing between their lips are, by how they are turned. */
const bareDepths = new Map<number, Float32Array>()

/** Of who has a thing between the lips, and of who has not, in the picture and in the head's own space. */
function faceWith(kind: PropKind, yaw: number) {
  const bare = bareDepths.get(yaw) ?? draw(yaw).buffers.depth
  bareDepths.set(yaw, bare)
  const figure = draw(yaw, kind)
  const changed = Array.from(figure.buffers.depth.keys()).filter((pixel) => figure.buffers.depth[pixel] !== bare[pixel])
  const { headPlace, view } = figure
  const { mouthY } = proportionsFor(aCharacter({}), 'real')
  const mouth = {
    x: view.originXPx + (headPlace[1] * mouthY + headPlace[2] * 0.8 + headPlace[3]) * view.unitPx,
    y: view.originYPx + (headPlace[5] * mouthY + headPlace[6] * 0.8 + headPlace[7]) * view.unitPx,
  }
  const away = changed.map(
    (pixel) => Math.hypot((pixel % SIZE_PX) - mouth.x, Math.floor(pixel / SIZE_PX) - mouth.y) / view.unitPx,
  )
  return { away, aside: changed.map((pixel) => ((pixel % SIZE_PX) - mouth.x) / view.unitPx) }
}

test.each(['pipe', 'cigar', 'cigarette', 'stalk', 'lollipop', 'rose'] as const)(
  'a %s between the lips begins at them',
  (kind) => {
    const { away } = faceWith(kind, 0.5)
    expect(away.length).toBeGreaterThan(8)
    expect(Math.min(...away)).toBeLessThan(0.35)
  },
)

test.each([-0.5, 0.5])('what is smoked stands out to the side that a face turned by %s looks to', (yaw) => {
  const { aside } = faceWith('cigar', yaw)
  const middle = aside.reduce((sum, x) => sum + x, 0) / aside.length
  expect(Math.sign(middle)).toBe(Math.sign(yaw))
})
