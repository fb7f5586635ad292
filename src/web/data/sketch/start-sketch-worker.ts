/** Who draws sketches on the visitor's own device, off the page's thread. */
export const startSketchWorker = () =>
  new Worker(new URL('./sketch-worker.ts', import.meta.url), { type: 'module', name: 'live-sketch' })
