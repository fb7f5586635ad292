import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOfSheet } from '#studio/body/body-of-sheet.ts'
import type { BodySheet } from '#studio/body/cast-body.ts'
import { migrate } from './platform/database/migrate.ts'
import type { EngineState } from './platform/engines/engine.ts'
import { createStudioEngine } from './platform/engines/studio/studio-engine.ts'
import { sheetsOf } from './platform/engines/studio/studio-state.ts'
import { createFilmEncoder } from './platform/media/encode/create-film-encoder.ts'
import { createGenerationStage, type GenerationStage } from './testing/generation-stage.ts'
import { type HouseOfBefore, openHouse, putPictures, putWaiting, readHouse } from './testing/house-of-before/open-house.ts'

/** Characters, a photo person and queued jobs that were made before people had the human form, opened by this program. */
let before: HouseOfBefore
let stage: GenerationStage
const engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
beforeAll(async () => {
  before = await readHouse()
  const house = await openHouse(before)
  await migrate(house.kysely)
  stage = await createGenerationStage({ engine, house })
  await putWaiting(house, before)
  await putPictures(stage.blobsDirectory)
})
afterAll(async () => {
  await stage[Symbol.asyncDispose]()
  await engine[Symbol.asyncDispose]()
})

const charactersOfAll = async () => {
  const rows = await stage.database.selectFrom('characters').select('user_id').orderBy('sequence').execute()
  const pages = await Promise.all(
    rows.map(({ user_id: userId }) => stage.handlers['get-characters']({ userId }, stage.personOf(userId).as())),
  )
  return pages.flatMap(({ data }) => data)
}

async function bodyOf(name: string): Promise<BodySheet | undefined> {
  const row = await stage.database.selectFrom('characters').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  const sheets = sheetsOf(row.engine_state as EngineState) // as the engine wrote it
  if (!sheets) throw new Error(`the sheet of ${name} cannot be read`)
  const body = bodyOfSheet(sheets.character)
  expect(bodyOfSheet(JSON.parse(JSON.stringify(sheets.character)))).toEqual(body)
  return body
}

test('everybody is there, with the pictures and traits they had', async () => {
  const characters = await charactersOfAll()
  expect(characters.map(({ name }) => name)).toEqual(before.tables.characters?.map(({ name }) => name))
  expect(characters.map(({ traits }) => traits)).toEqual(before.tables.characters?.map(({ traits }) => traits))
})

test('who was drawn on the old form and has a human one is known; photo people stay as they are', async () => {
  const told = Object.fromEntries((await charactersOfAll()).map(({ name, isOfOldForm }) => [name, isOfOldForm]))
  expect(told).toEqual({
    Rosalind: true,
    Tomas: true,
    Pip: true,
    Obi: true,
    Hana: true,
    Durin: true,
    Liriel: true,
    Nerissa: true,
    Vera: false,
  })
})

test('their sheets make bodies of the human form, the same each time, with every trait that was stated', async () => {
  const [rosalind, tomas, pip, obi] = [
    await bodyOf('Rosalind'),
    await bodyOf('Tomas'),
    await bodyOf('Pip'),
    await bodyOf('Obi'),
  ]
  expect(rosalind?.shape).toMatchObject({ ageYears: 34, masculinity: expect.closeTo(0.06, 1) })
  expect(rosalind?.shape.height).toBeGreaterThan(0.65)
  expect(rosalind?.shape.weight).toBeLessThan(0.4)
  expect(rosalind?.face.noseHump).toBeGreaterThan(0.5)
  expect(rosalind?.face.lowerLipFullness).toBeGreaterThan(0.3)
  expect(tomas?.shape).toMatchObject({ ageYears: 80, masculinity: expect.closeTo(0.94, 1) })
  expect(tomas?.marks).toContain('bent nose')
  expect(tomas?.face.earSize).toBeGreaterThan(0.5)
  expect(tomas?.face.upperLipFullness).toBeLessThan(-0.3)
  expect(tomas?.shape.weight).toBeLessThan(0.35)
  expect(pip?.shape.ageYears).toBe(6)
  expect(pip?.face.dimples).toBeGreaterThan(0.5)
  expect(obi?.shape.ageYears).toBe(45)
  expect(obi?.shape.muscle).toBeGreaterThan(0.65)
  expect(obi?.shape.origins.african).toBeGreaterThan(0.7)
  expect(obi?.face.noseWidth).toBeGreaterThan(0.3)
  const [hana, durin, liriel] = [await bodyOf('Hana'), await bodyOf('Durin'), await bodyOf('Liriel')]
  expect(hana?.build.pregnant).toBe(1)
  expect(hana?.shape.origins.asian).toBeGreaterThan(0.7)
  expect(hana?.face.noseLength).toBeLessThan(-0.2)
  expect(durin?.shape.stature).toBeLessThan(0.85)
  expect(durin?.face.noseLength).toBeGreaterThan(0.3)
  expect(liriel?.face.pointedEars).toBeGreaterThan(0.5)
  expect(liriel?.face.cheekbones).toBeGreaterThan(0.3)
  expect(await bodyOf('Nerissa')).toBeDefined()
  expect(await bodyOf('Vera')).toBeDefined()
})

test('jobs that waited are done, and no stored picture is touched', async () => {
  await stage.work()
  for (const jobId of Object.values(before.queued)) expect([jobId, await stage.ended(jobId)]).toEqual([jobId, 'SUCCESS'])
  for (const { id, blob_key: key, sha256 } of before.tables.files ?? []) {
    const bytes = await readFile(path.join(stage.blobsDirectory, String(key)))
    expect([id, createHash('sha256').update(bytes).digest('hex')]).toEqual([id, sha256])
  }
  const chosen = await stage.database.selectFrom('characters').select('picture_file_id').orderBy('sequence').execute()
  expect(chosen.map(({ picture_file_id: file }) => file)).toEqual(
    before.tables.characters?.map(({ picture_file_id: file }) => file),
  )
  expect(stage.reported).toEqual([])
})
