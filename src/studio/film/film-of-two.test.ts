import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import { giveForm } from '../body/given-form.ts'
import type { CreateCanvas } from '../canvas.ts'
import { scenesOfGroup } from '../edit/scenes-of-group.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { PoseKind } from '../sheet/pose-kind.ts'
import { readDescription } from '../words/read-description.ts'
import { drawFilm } from './draw-film.ts'
import { readMotion } from './film-motion.ts'
import { filmWarnings } from './film-warnings.ts'
import { shownGait } from './in-gait.ts'
import { stageFilm } from './stage-film.ts'

// People in realistic styles are of the human form.
giveForm('whole', () => formBytes('whole'))

const SIZE_PX = 96
const cast = (words: string) => castCharacter(readDescription(words).reading, { seed: 't', candidate: 1, style: 'anime' })

test.each(['anime', 'photoreal'] as const)('%s: two in one film both walk', (style) => {
  const { character, scene } = cast('a woman walks in a studio, full body')
  const film = drawFilm({
    character,
    others: [{ character: cast('a man in a red sweater').character }],
    scene,
    style,
    motion: { ...readMotion('they walk, static shot'), camera: 'still' },
    widthPx: SIZE_PX,
    heightPx: SIZE_PX,
    framesPerSecond: 20,
    durationSeconds: 1,
    createCanvas: createCanvas as unknown as CreateCanvas, // the studio's part
  })
  const [first, later] = [film.frameAt(0), film.frameAt(6)]
  const changed = [0, 0]
  for (let y = SIZE_PX / 2; y < SIZE_PX; y += 1) {
    for (let x = 0; x < SIZE_PX; x += 1) {
      const at = (y * SIZE_PX + x) * 4
      if (Math.abs(first[at]! - later[at]!) > 24) changed[x < SIZE_PX / 2 ? 0 : 1]! += 1
    }
  }
  expect(Math.min(...changed)).toBeGreaterThan(60)
  expect(film.warnings).toEqual([])
})

test.each(['a man and a woman dance', 'two old friends dance in a ballroom', 'a couple dances'])(
  '%s: both of them do',
  (prompt) => {
    const sheets = castCharacter(readDescription(prompt).reading, { seed: 't', candidate: 1, style: 'anime' })
    const { scene, motion } = stageFilm(sheets, readMotion(prompt), { isOfPicture: false, isStill: false })
    expect(filmWarnings({ ...sheets, scene, motion })).toEqual([])
    const both = scenesOfGroup(scene, [sheets.character, sheets], { shape: 1, family: 'anime' })
    expect(both.map((side) => shownGait(side.scene, motion))).toEqual(['dancing', 'dancing'])
  },
)

test('two run, dance or fight together; what only one does leaves the other standing by', () => {
  const { character, scene } = cast('a woman')
  const posesIn = (pose: PoseKind) =>
    scenesOfGroup({ ...scene, pose }, [character, { character }], { shape: 1, family: 'anime' }).map((side) => side.scene.pose)
  for (const pose of ['running', 'dancing', 'fighting', 'walking'] as const) expect(posesIn(pose)).toEqual([pose, pose])
  expect(posesIn('playing guitar')).toEqual(['playing guitar', 'relaxed'])
})
