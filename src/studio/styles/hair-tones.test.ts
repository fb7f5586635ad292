import { expect, test } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import { giveForm } from '../body/given-form.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { drawHair } from '../person/hair/draw-hair.ts'
import { personOf } from '../person/person-of.ts'
import { aBareHead } from '../testing/a-bare-head.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { toneFigure } from './figure-tone.ts'
import type { PaintJob } from './style.ts'
import { paintTones, toneRamp } from './tone-ramp.ts'

giveForm('whole', () => formBytes('whole'))

const plain = toneRamp((tone) => ({ factor: [tone, tone, tone], lift: [0, 0, 0] }))

test('in tones black hair has no grey patches, and is soft against what is beside it', () => {
  const character = aCharacter({ hair: { ...aCharacter().hair, kind: 'long', texture: 'straight', color: [0.05, 0.04, 0.04] } })
  const bald = aBareHead(character)
  let part = 300
  const buffers = drawHair(bald.buffers, personOf(character)!, character, { ...bald, nextPart: () => part++ })
  const figure = { ...bald, buffers }
  const job: PaintJob = {
    character,
    scene: aScene(),
    proportions: proportionsFor(character, 'real'),
    figure,
    widthPx: buffers.widthPx,
    heightPx: buffers.heightPx,
    createCanvas: () => {
      throw new Error('nothing is painted here')
    },
  }
  const tones = toneFigure(job, { shadowBlur: 0.03, faceToVolume: 0.2, hairToVolume: 0.5, hollow: 0.5 })
  const painted = paintTones(figure, tones, { plain, skin: plain, shine: [1, 1, 1], shineShare: 0.45, saturation: 1 })
  const { cover } = buffers.hairs!
  let soft = 0
  for (let at = 0; at < cover.length; at += 1) {
    if (cover[at] === 255) expect(painted[at * 4 + 1]!, `pixel ${at}`).toBeLessThan(45)
    if (painted[at * 4 + 3]! > 0 && painted[at * 4 + 3]! < 255) soft += 1
  }
  expect(soft).toBeGreaterThan(60)
})
