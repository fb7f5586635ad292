import assert from 'node:assert/strict'
import { createCanvas } from '@napi-rs/canvas'
import type { StyleId } from '#contract/styles.ts'
import type { EngineOutput, EngineState, Work } from '#server/platform/engines/engine.ts'
import { createStudioEngine } from '#server/platform/engines/studio/studio-engine.ts'
import { stateOf } from '#server/platform/engines/studio/studio-state.ts'
import { createFilmEncoder } from '#server/platform/media/encode/create-film-encoder.ts'
import { castDescribed, type Described, drawSheets, type PictureSize } from './draw-described.ts'

/** A picture, and what the engine remembers of it. */
export interface Made extends PictureSize {
  readonly bytes: Uint8Array
  readonly style: StyleId
  /** Absent for what the tools shall take for a photo. */
  readonly engineState?: EngineState
}

export interface MadeFilm {
  readonly mp4: Uint8Array
  /** Its first frame as PNG. */
  readonly poster: Uint8Array
}

const SEED = 'showcase'
const FRAMES_PER_SECOND = 24

export type Workshop = ReturnType<typeof openWorkshop>

/** The built-in engine with the product's tools in hand, for the pictures and films on the walls of our own pages. */
export function openWorkshop() {
  const engine = createStudioEngine({ threads: 2, encoder: createFilmEncoder() })
  const attempt = { attemptId: 'showcase', signal: new AbortController().signal, report: () => {} }

  async function make(work: Work): Promise<EngineOutput> {
    const made = await engine.check(await engine.start(work, attempt), attempt)
    assert(made.state === 'done' && made.outputs[0], `the ${work.kind} was made: ${JSON.stringify(made).slice(0, 300)}`)
    if (made.warnings.length > 0) console.warn(`${work.kind}: ${made.warnings.join(' ')}`)
    return made.outputs[0]
  }

  const picture = async (work: Work, style: StyleId): Promise<Made> => ({ ...(await make(work)), style })
  const film = async (work: Work): Promise<MadeFilm> => {
    const { bytes, poster } = await make(work)
    assert(poster, 'a film has a first frame')
    return { mp4: bytes, poster }
  }
  const subjectOf = (name: string, { bytes, engineState }: Made, description: string) => ({
    name,
    description,
    references: [bytes],
    ...(engineState && { engineState }),
  })

  return {
    draw: async (described: Described & PictureSize): Promise<Made> => {
      const { style, widthPx, heightPx } = described
      const sheets = castDescribed(described)
      const { data } = drawSheets(sheets, { style, widthPx, heightPx })
      const canvas = createCanvas(widthPx, heightPx)
      const context = canvas.getContext('2d')
      const image = context.createImageData(widthPx, heightPx)
      image.data.set(data)
      context.putImageData(image, 0, 0)
      return { bytes: await canvas.encode('png'), widthPx, heightPx, style, engineState: stateOf({ ...sheets, style }) }
    },
    /** The same pixels without their memory: what tools do with a photo. */
    asPhoto: ({ engineState: _, ...made }: Made): Made => ({ ...made, style: 'none' }),
    scene: (name: string, of: Made, prompt: string, size: PictureSize) =>
      picture(
        { kind: 'picture', prompt, style: of.style, seed: SEED, count: 1, ...size, subject: subjectOf(name, of, '') },
        of.style,
      ),
    edit: (of: Made, instruction: string) => {
      const { engineState, style } = of
      return picture({ kind: 'edit', instruction, style, seed: SEED, picture: of, ...(engineState && { engineState }) }, style)
    },
    restyle: (photo: Made, style: StyleId) =>
      picture({ kind: 'preview', description: '', style, seed: SEED, candidates: 1, sizePx: photo.widthPx, photo }, style),
    dressUp: (person: Made, outfit: Made, prompt = '') =>
      picture({ kind: 'dress-up', prompt, style: person.style, seed: SEED, person, outfit }, person.style),
    blend: (pictures: readonly [Made, ...Made[]], prompt: string) =>
      picture({ kind: 'blend', prompt, style: pictures[0].style, seed: SEED, pictures }, pictures[0].style),
    film: (of: Made, prompt: string, durationSeconds: number, size: PictureSize) =>
      film({
        kind: 'video',
        prompt,
        style: of.style,
        seed: SEED,
        framesPerSecond: FRAMES_PER_SECOND,
        durationSeconds,
        ...size,
        picture: of,
      }),
    speak: (of: Made, sound: Uint8Array, size: PictureSize) =>
      film({
        kind: 'lip-sync',
        prompt: '',
        style: of.style,
        seed: SEED,
        framesPerSecond: FRAMES_PER_SECOND,
        ...size,
        sound,
        picture: of,
      }),
    [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
  }
}
