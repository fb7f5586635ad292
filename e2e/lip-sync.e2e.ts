import { truncate, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { aWav } from '#server/testing/a-wav.ts'
import { axeOn } from './axe-on.ts'
import { answerFilms, openFirstFilm, openStagedFilm } from './film-stage.ts'
import { expect, test } from './fixtures.ts'
import { portrait, weighing } from './picture-files.ts'
import { findSession } from './steps.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create AI Lip Sync Video' })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Generate Lip Sync Video' })
type File = { name: string; mimeType: string; buffer: Buffer } | string

/** Puts a file into the field of that name. */
const give = (page: Page, field: 'Image' | 'Video' | 'Audio', file: File) =>
  dialog(page)
    .locator('input[type=file]')
    .and(dialog(page).getByLabel(field, { exact: true }))
    .setInputFiles(file)
const mode = (page: Page, name: string) => dialog(page).getByText(name, { exact: true }).click()

async function openFromSection(page: Page) {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Create a lip sync video' }).click()
  await expect(dialog(page)).toBeVisible()
}

const headed = (name: string, mimeType: string, head: string): File => ({
  name,
  mimeType,
  buffer: Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(200)]),
})
const MP4 = headed('a.mp4', 'video/mp4', '\0\0\0\x20ftypisom')
const WEBM = headed('a.webm', 'video/webm', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm')
const MOV = headed('a.mov', 'video/quicktime', '\0\0\0\x14ftypqt  ')
const AVI = headed('a.avi', 'video/x-msvideo', 'RIFF\0\0\0\0AVI LIST')
const OGG = headed('a.ogg', 'audio/ogg', 'OggS\0\x02')

/** A second of a tone that swells, as speech does. */
function aRecording(seconds = 1, rateHz = 16_000): { name: string; mimeType: string; buffer: Buffer } {
  const samples = Int16Array.from({ length: Math.round(seconds * rateHz) }, (_, at) =>
    Math.round(Math.abs(Math.sin(at / 2000)) * 20_000 * Math.sin(at / 9)),
  )
  return { name: 'speech.wav', mimeType: 'audio/wav', buffer: aWav(samples, rateHz) }
}

async function aFace() {
  const buffer = await sharp('public/showcase/samples/photographic.webp').png().toBuffer()
  return { name: 'face.png', mimeType: 'image/png', buffer }
}

test('LS-01 LS-02 LS-03 the dialog opens from the section and from a film, and has two modes of which one is chosen', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await openFromSection(page)
  await expect(dialog(page).getByText('Create AI Lip Sync Video').first()).toBeVisible()
  await expect(submit(page)).toHaveText('Generate Lip Sync Video')
  await expect(dialog(page).getByRole('radio')).toHaveCount(2)
  for (const name of ['Video + audio', 'Image + audio']) {
    await mode(page, name)
    await expect(dialog(page).getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(name.replace('+', '\\+')))
  }
  await openStagedFilm(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Add to Lip Sync' }).click()
  await expect(dialog(page)).toBeVisible()
})

test('LS-04 LS-06 ER-67 pictures and films of other kinds are refused', async ({ page, world }) => {
  await world.signIn('rich')
  await openFromSection(page)
  const image = dialog(page).getByRole('img', { name: 'Who is to speak' })
  for (const format of ['gif', 'webp'] as const) {
    await give(page, 'Image', await portrait(300, 300, { format }))
    await expect(dialog(page).getByText('Please upload a JPG or PNG image.')).toBeVisible()
    await expect(image).toHaveCount(0)
  }
  for (const format of ['jpeg', 'png'] as const) {
    await give(page, 'Image', await portrait(300, 300, { format }))
    await expect(image).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Remove image' }).click()
  }
  await mode(page, 'Video + audio')
  await give(page, 'Video', AVI)
  await expect(dialog(page).getByText('Please upload an MP4, WebM, or MOV video.')).toBeVisible()
  for (const film of [MP4, WEBM, MOV]) {
    await give(page, 'Video', film)
    await dialog(page).getByRole('button', { name: 'Remove video' }).click()
  }
  await give(page, 'Audio', OGG)
  await expect(dialog(page).getByText('Please upload an MP3, WAV, or M4A audio file.')).toBeVisible()
})

test('LS-08 ER-67 sounds of four names are taken, others refused', async ({ page, world }) => {
  await world.signIn('rich')
  await openFromSection(page)
  const sounds = [
    headed('a.mp3', 'audio/mpeg', 'ID3\x04'),
    headed('a.wav', 'audio/wav', 'RIFF\0\0\0\0WAVEfmt '),
    headed('a.m4a', 'audio/mp4', '\0\0\0\x20ftypM4A '),
    headed('a.mpeg', 'audio/mpeg', '\xff\xfb\x90'),
  ]
  for (const sound of sounds) {
    await give(page, 'Audio', sound)
    await dialog(page).getByRole('button', { name: 'Remove audio' }).click()
  }
  await give(page, 'Audio', OGG)
  await expect(dialog(page).getByText('Please upload an MP3, WAV, or M4A audio file.')).toBeVisible()
})

/** A file of that size on the disk, most of which is a hole. */
async function sparse(info: TestInfo, name: string, head: string, bytes: number): Promise<string> {
  const path = info.outputPath(`${bytes}-${name}`)
  await writeFile(path, Buffer.from(head, 'latin1'))
  await truncate(path, bytes)
  return path
}

test('LS-07 LS-09 BC-26 films of 50 MB and sounds of 25 MB are taken, one byte more is not', async ({ page, world }, info) => {
  await world.signIn('rich')
  await openFromSection(page)
  await mode(page, 'Video + audio')
  await give(page, 'Video', await sparse(info, 'a.mp4', '\0\0\0\x20ftypisom', 52_428_801))
  await expect(dialog(page).getByText('Please select a video of at most 50MB.')).toBeVisible()
  await give(page, 'Video', await sparse(info, 'a.mp4', '\0\0\0\x20ftypisom', 52_428_800))
  await expect(dialog(page).getByRole('button', { name: 'Remove video' })).toBeVisible()
  await give(page, 'Audio', await sparse(info, 'a.mp3', 'ID3\x04', 26_214_401))
  await expect(dialog(page).getByText('Please select an audio file of at most 25MB.')).toBeVisible()
  await give(page, 'Audio', await sparse(info, 'a.mp3', 'ID3\x04', 26_214_400))
  await expect(dialog(page).getByRole('button', { name: 'Remove audio' })).toBeVisible()
})

test('LS-05 a picture of 10 MB is taken, one byte more is not', async ({ page, world }) => {
  await world.signIn('rich')
  await openFromSection(page)
  const picture = await portrait(300, 300, { format: 'png' })
  await give(page, 'Image', weighing(picture, 10_485_761))
  await expect(dialog(page).getByText('Please select an image smaller than 10MB.')).toBeVisible()
  await give(page, 'Image', weighing(picture, 10_485_760))
  await expect(dialog(page).getByRole('img', { name: 'Who is to speak' })).toBeVisible()
})

test('LS-10 LS-11 ER-66 with a part missing nothing is asked of the server', async ({ page, world }) => {
  await world.signIn('rich')
  await openFromSection(page)
  const sent = await answerFilms(page, 200, {})
  const missing = async (text: string) => {
    await submit(page).click()
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText('Missing files', { exact: true }).first()).toBeVisible()
  }
  const image = 'Please upload both an image and audio file.'
  await give(page, 'Image', await portrait(300, 300))
  await missing(image)
  await dialog(page).getByRole('button', { name: 'Remove image' }).click()
  await give(page, 'Audio', aRecording())
  await missing(image)
  await mode(page, 'Video + audio')
  await missing('Please upload both a video and audio file.')
  await dialog(page).getByRole('button', { name: 'Remove audio' }).click()
  await give(page, 'Video', MP4)
  await missing('Please upload both a video and audio file.')
  expect(sent).toEqual([])
})

test('LS-12 LS-13 LS-15 the credits are asked for first; a failed start keeps the files and the credits', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await openFromSection(page)
  const order: string[] = []
  page.on('request', (request) => {
    const id = /functions\/([^/]+)\/executions/.exec(request.url())?.[1]
    if (!id || !['check-user-credits', 'video-generation-service'].includes(id)) return
    order.push(id === 'check-user-credits' ? `${id} ${JSON.parse(JSON.parse(request.postData() ?? '{}').body).job}` : id)
  })
  const sent = await answerFilms(page, 500, { error: 'x' })
  await give(page, 'Image', await portrait(300, 300, { format: 'png' }))
  await give(page, 'Audio', aRecording())
  await submit(page).click()
  await expect(page.getByText('Operation Failed', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Failed to start lip sync generation. Please check your files and try again.').first(),
  ).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: 'Who is to speak' })).toBeVisible()
  await expect(dialog(page).getByText('you have 1,000')).toBeVisible()
  expect(order).toEqual(['check-user-credits video-generation-lip-sync', 'video-generation-service'])
  const shared = {
    action: 'lip-sync',
    chatId: expect.stringMatching(/./),
    prompt: expect.stringMatching(/./),
    aspectRatio: '1:1',
    isStandaloneGeneration: true,
    videoOptions: { resolution: '480p', fps: 25 },
    audioBase64: expect.stringMatching(/^data:audio\/wav;base64,/),
  }
  expect(sent).toEqual([{ ...shared, imageBase64: expect.stringMatching(/^data:image\/png;base64,/) }])
  await mode(page, 'Video + audio')
  await give(page, 'Video', MP4)
  await submit(page).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual({ ...shared, videoBase64: expect.stringMatching(/^data:video\/mp4;base64,/) })
})

test('ER-69 a refused check starts nothing, a failed start says so', async ({ page, world }) => {
  await world.signIn('broke')
  await openFromSection(page)
  const sent = await answerFilms(page, 500, {})
  await give(page, 'Image', await portrait(300, 300))
  await give(page, 'Audio', aRecording())
  await submit(page).click()
  await expect(page.getByText('No Credits Available', { exact: true })).toBeVisible()
  expect(sent).toEqual([])
  await page.route('**/functions/check-user-credits/executions', (route) => {
    const responseBody = JSON.stringify({ credits: 0, isInsufficientCredits: false, isFree: true, priceCredits: 0 })
    const json = { $id: 'e', status: 'completed', responseStatusCode: 200, responseBody, errors: '' }
    return route.fulfill({ status: 201, json })
  })
  await submit(page).click()
  await expect(page.getByText('Operation Failed', { exact: true })).toBeVisible()
})

test('ER-33 a start answered with 402 says what is missing, and leads to the prices', async ({ page, world }) => {
  await world.signIn('rich')
  await openFromSection(page)
  await answerFilms(page, 402, { error: 'Insufficient Credits' })
  await give(page, 'Image', await portrait(300, 300))
  await give(page, 'Audio', aRecording())
  await submit(page).click()
  await expect(page.getByText('Insufficient Credits', { exact: true })).toBeVisible()
  await expect(page.getByText("You don't have enough credits for this operation. Please top up your balance.")).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByTitle('Your credits')).toContainText('1,000')
})

test('LS-14 LS-16 ER-70 a start takes what was shown and leads to the library', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await world.directEngine({ next: 'hang', times: 1, userId })
  await openFromSection(page)
  await give(page, 'Image', await aFace())
  await give(page, 'Audio', aRecording())
  await expect(dialog(page).getByText('40 credits', { exact: true }).last()).toBeVisible()
  await submit(page).click()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Operation Started' })
  await expect(toast.getByText('Operation Started', { exact: true })).toBeVisible()
  const meaning = 'Your lip sync video generation has started. It will be available in your generations shortly.'
  await expect(toast.getByText(meaning, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/generations')
  const listed = page.getByRole('list', { name: 'Your generations' }).getByRole('listitem')
  await expect(listed).toHaveCount(1)
  await expect(listed.getByRole('button', { name: /Video: (Queued|Generating\.\.\.)/ })).toBeVisible()
  const { data } = await world.call<{ data: { data: { type: string; priceCredits: number }[] } }>('get-user-jobs')
  expect(data.data).toMatchObject([{ type: 'video-generation', priceCredits: 40 }])
  expect(await world.credits()).toBe(960)
})

test('LS-17 a picture speaks, and can be heard', async ({ page, world }) => {
  await world.signIn('rich')
  await openFromSection(page)
  await give(page, 'Image', await aFace())
  await give(page, 'Audio', aRecording())
  await submit(page).click()
  await expect(page).toHaveURL('/generations')
  await expect(
    page.getByRole('list', { name: 'Your generations' }).getByRole('button', { name: /Video: Complete/ }),
  ).toBeVisible({
    timeout: 90_000,
  })
  await openFirstFilm(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const heardBytes = () =>
    page
      .getByRole('region', { name: 'Video player' })
      .locator('video')
      .evaluate((video) => Reflect.get(video, 'webkitAudioDecodedByteCount') as number)
  await expect.poll(heardBytes).toBeGreaterThan(0)
})

test('PS-10 somebody in a picture and somebody in a film: both become a job', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await world.directEngine({ next: 'hang', times: 2, userId })
  const started = page.getByText('Operation Started', { exact: true })
  await openFromSection(page)
  await give(page, 'Image', await aFace())
  await give(page, 'Audio', aRecording())
  await submit(page).click()
  await expect(started).toBeVisible()
  await openFromSection(page)
  await mode(page, 'Video + audio')
  await give(page, 'Video', 'public/showcase/films/lip-sync.mp4')
  await give(page, 'Audio', aRecording())
  await submit(page).click()
  await expect(started).toBeVisible()
  const { data } = await world.call<{ data: { data: { type: string }[] } }>('get-user-jobs')
  expect(data.data.map(({ type }) => type)).toEqual(['video-generation', 'video-generation'])
})

test('a long recording goes up in parts, and its address is sent', async ({ page, world }) => {
  await world.signIn('rich')
  await openFromSection(page)
  const sent = await answerFilms(page, 200, { success: true, jobId: 'j' })
  const parts: string[] = []
  page.on('request', (request) => {
    const range = request.headers()['content-range']
    if (range) parts.push(range)
  })
  await give(page, 'Image', await portrait(300, 300))
  await give(page, 'Audio', aRecording(59, 48_000))
  await submit(page).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(parts).toEqual([expect.stringMatching(/^bytes 0-5242879\//), expect.stringMatching(/^bytes 5242880-/)])
  expect(sent[0]?.audioUrl).toMatch(/\/v1\/storage\/buckets\/media\/files\/[^/]+\/view/)
  expect(sent[0]).not.toHaveProperty('audioBase64')
})

test('the dialog can be used by everyone, on the smallest phone too', async ({ page, world }) => {
  await world.signIn('rich')
  await openFromSection(page)
  await give(page, 'Audio', aRecording())
  await expect(dialog(page).getByRole('button', { name: 'Play audio' })).toBeVisible()
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => {
      document.documentElement.classList.remove('dark', 'light')
      document.documentElement.classList.add(value)
    }, theme)
    expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})

test('a session that ended elsewhere keeps what was chosen for the same person, and for nobody else', async ({
  page,
  world,
  context,
}) => {
  await world.signIn('rich')
  await openFromSection(page)
  const chosen = dialog(page).getByRole('img', { name: 'Who is to speak' })
  const sound = dialog(page).getByText('speech.wav')
  await give(page, 'Image', await aFace())
  await give(page, 'Audio', aRecording())
  await expect(chosen).toBeVisible()
  await expect(sound).toBeVisible()
  const loseSessionElsewhere = async () => {
    await context.clearCookies()
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  }
  const cookies = await context.cookies()
  await loseSessionElsewhere()
  await findSession(page, cookies)
  await expect(chosen).toBeVisible()
  await expect(sound).toBeVisible()
  await loseSessionElsewhere()
  await world.signIn('rich')
  await page.goto('/')
  await expect(dialog(page).getByRole('button', { name: /^Image Drop/ })).toBeVisible()
  await expect(chosen).toHaveCount(0)
  await expect(sound).toHaveCount(0)
})
