import type { Context2D } from '../canvas.ts'

/** A drawing context that only writes down what it was told, one line for each call and setting. */
export function recordingContext(): { context: Context2D; calls: string[] } {
  const calls: string[] = []
  const settings: Record<string, unknown> = { globalCompositeOperation: 'source-over' }
  const gradient = () => ({ addColorStop: (at: number, color: string) => calls.push(`stop ${at} ${color}`) })
  const context = new Proxy(settings, {
    get(target, name: string) {
      if (name in target) return target[name]
      return (...given: unknown[]) => {
        calls.push(`${name} ${given.join(' ')}`)
        return name.startsWith('create') ? gradient() : undefined
      }
    },
    set(target, name: string, value) {
      target[name] = value
      calls.push(`${name} = ${typeof value === 'object' ? 'gradient' : value}`)
      return true
    },
  })
  return { context: context as unknown as Context2D, calls } // the proxy answers every method of the interface
}
