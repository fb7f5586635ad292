import { KERNELS_MODULE } from './kernels-module.ts'

/** The inner loops of `kernels.wat`; addresses and strides are in bytes. */
interface Kernels {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  meanDown(from: number, to: number, sums: number, stride: number, height: number, radius: number): void
  turn(from: number, to: number, stride: number, rows: number): void
  calmRow(place: number, which: number, brushes: number, count: number, red: number, green: number, blue: number): void
  planeRow(from: number, count: number, luma: number, blue: number, red: number): void
  chromaRow(rows: number, count: number, to: number): void
}

/** What of WebAssembly is used; it is in Node and in pages, and in the types of neither here. */
interface Assembly {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}

const PAGE_BYTES = 65_536

let loaded: Kernels | undefined

/** The kernels with at least so much memory, which is the next caller's too: whoever calls copies in, runs and copies out. */
export function kernelsWithRoom(bytes: number): Kernels {
  loaded ??= load()
  const missing = bytes - loaded.memory.buffer.byteLength
  if (missing > 0) loaded.memory.grow(Math.ceil(missing / PAGE_BYTES))
  return loaded
}

function load(): Kernels {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Assembly }
  const bytes = Uint8Array.from(KERNELS_MODULE.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  // By kernels.wat.
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Kernels
}
