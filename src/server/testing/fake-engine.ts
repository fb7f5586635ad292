import sharp from 'sharp'
import type { AttemptContext, Engine, EngineOutput, Operation, Progress, Work } from '#server/platform/engines/engine.ts'

export interface FakeEngine extends Engine {
  /** Every work it was asked for, in order. */
  readonly started: Work[]
}

const SIZE_PX = 16

/**
 * An engine for tests: flat pictures at once, each of another colour. `check` and `start` can be replaced to let it fail,
 * hang or lose its answer; `repeatable: false` makes it a paid one.
 */
export function createFakeEngine(
  options: {
    repeatable?: boolean
    start?: (work: Work, attempt: AttemptContext) => Promise<Operation>
    check?: (operation: Operation, attempt: AttemptContext) => Promise<Progress>
    objectToEdit?: Engine['objectToEdit']
    /** As where nothing can look at photos. */
    hasNoEyes?: boolean
  } = {},
): FakeEngine {
  const started: Work[] = []
  return {
    name: 'fake',
    started,
    abilities: {
      kinds: ['preview', 'character', 'picture', 'edit', 'dress-up', 'blend', 'upscale-image'],
      photos: !options.hasNoEyes,
      ...(options.hasNoEyes && { photoless: ['dress-up', 'blend'] }),
      repeatable: options.repeatable ?? true,
      cancel: false,
    },
    ...(options.objectToEdit && { objectToEdit: options.objectToEdit }),
    async start(work, attempt) {
      if (options.repeatable === false) {
        await attempt.recordRequest?.({ requestHash: work.kind, model: 'fake', costUsd: 0.01, state: work.kind })
      }
      started.push(work)
      if (options.start) return options.start(work, attempt)
      return { engine: 'fake', id: attempt.attemptId, state: countOf(work) ?? work.kind }
    },
    async check(operation, attempt) {
      if (options.check) return options.check(operation, attempt)
      if (typeof operation.state === 'number') return fakePreviews(operation.state)
      return operation.state === 'character' ? fakeModelSheet() : fakePreviews(3)
    },
    async cancel() {
      return 'unsupported'
    },
  }
}

/** How many pictures a work makes; undefined for those that have their own kind of answer. */
function countOf(work: Work): number | undefined {
  if (work.kind === 'picture') return work.count
  const isOnePicture = ['edit', 'dress-up', 'blend', 'upscale-image'].includes(work.kind)
  return isOnePicture ? 1 : undefined
}

/** A finished preview of `count` pictures. */
export async function fakePreviews(count: number): Promise<Progress> {
  const outputs = await Promise.all(Array.from({ length: count }, (_, index) => fakePicture(index, `candidate ${index + 1}`)))
  return { state: 'done', outputs, warnings: [] }
}

async function fakeModelSheet(): Promise<Progress> {
  const labels = ['portrait', 'full figure', 'three-quarter view']
  return {
    state: 'done',
    outputs: await Promise.all(labels.map((label, index) => fakePicture(100 + index, label))),
    warnings: [],
    traits: [{ name: 'Hair', value: 'long, auburn' }],
    engineState: { engine: 'fake', version: 1, json: { hair: 'auburn' } },
  }
}

async function fakePicture(shade: number, label: string): Promise<EngineOutput> {
  const background = { r: shade % 256, g: 128, b: 64 }
  const bytes = await sharp({ create: { width: SIZE_PX, height: SIZE_PX, channels: 3, background } })
    .png()
    .toBuffer()
  const engineState = { engine: 'fake', version: 1, json: { shade } }
  return { bytes, mimeType: 'image/png', widthPx: SIZE_PX, heightPx: SIZE_PX, label, engineState }
}
