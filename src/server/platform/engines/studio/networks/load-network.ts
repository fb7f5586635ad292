import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { NetworksMissing, readWeights, runtimeFolder } from './network-files.ts'

/** A network ready to run: one picture in, its answers out, in the order of the model. */
export interface Network {
  /** Width and height of what it looks at, in pixels. */
  readonly sizePx: number
  /** `pixels` are `sizePx` × `sizePx` × RGB in the range the network was trained on. */
  run(pixels: Float32Array): Promise<Float32Array[]>
}

type Runtime = typeof import('@litertjs/core')
let runtime: Promise<Runtime> | undefined

/** Loads the runtime once per thread, then compiles one network. */
export async function loadNetwork(name: 'detection' | 'landmarks' | 'person'): Promise<Network> {
  runtime ??= loadRuntime()
  const { loadAndCompile, Tensor } = await runtime
  const model = await loadAndCompile(await readWeights(name), { accelerator: 'wasm' })
  const [input] = model.getInputDetails()
  const sizePx = input?.shape[1] ?? 0
  return {
    sizePx,
    async run(pixels) {
      const tensor = new Tensor(pixels, [1, sizePx, sizePx, 3])
      const outputs = await model.run(tensor)
      // The runtime's memory is its own: what is not deleted stays.
      tensor.delete()
      const answers = outputs.map((output) => new Float32Array(output.toTypedArray()))
      for (const output of outputs) output.delete()
      return answers
    },
  }
}

/** The runtime is made for pages and their workers: a thread of Node must look like one. Only for threads of their own. */
async function loadRuntime(): Promise<Runtime> {
  const folder = runtimeFolder()
  const importScripts = (file: string) => runInThisContext(readFileSync(file, 'utf8'), { filename: file })
  // It tells what it does, dozens of lines; what goes wrong comes back as an error.
  const quiet = () => {}
  Object.assign(console, { log: quiet, info: quiet, warn: quiet, error: quiet, debug: quiet })
  Object.assign(globalThis, {
    self: globalThis,
    importScripts,
    require: createRequire(import.meta.url),
    __dirname: folder,
  })
  const core = await import('@litertjs/core').catch((cause: unknown) => {
    throw new NetworksMissing('@litertjs/core can not be loaded', { cause })
  })
  await core.loadLiteRt(join(folder, 'litert_wasm_internal.js'))
  return core
}
