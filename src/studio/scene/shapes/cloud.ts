import type { Context2D } from '../../canvas.ts'

export interface Cloud {
  readonly x: number
  /** The flat underside. */
  readonly y: number
  readonly width: number
  readonly lit: string
  readonly shade: string
  readonly lightSide: -1 | 1
}

/** A fair-weather cloud: one heap of five to seven heads on a flat base, lit from one side. */
export function drawCloud(context: Context2D, random: () => number, cloud: Cloud): void {
  const heads = Array.from({ length: 7 }, (_, index) => {
    const share = (index + 0.5) / 7
    const swell = Math.sin(share * Math.PI)
    return {
      x: cloud.x + (share - 0.5) * cloud.width * 0.86,
      radius: cloud.width * (0.065 + 0.1 * swell) * (0.8 + 0.4 * random()),
      lift: cloud.width * 0.085 * swell * (0.5 + random()),
    }
  })
  const heap = (color: string, dx: number, dy: number, factor: number) => {
    context.fillStyle = color
    context.beginPath()
    for (const head of heads) {
      const y = cloud.y - head.radius * 0.55 - head.lift
      context.moveTo(head.x + dx + head.radius * factor, y + dy)
      context.arc(head.x + dx, y + dy, head.radius * factor, 0, Math.PI * 2)
    }
    context.fill()
  }
  // The base: a lens, so that the underside is nearly flat.
  heap(cloud.shade, 0, 0, 1)
  context.beginPath()
  context.ellipse(cloud.x, cloud.y - cloud.width * 0.035, cloud.width * 0.52, cloud.width * 0.055, 0, 0, Math.PI * 2)
  context.fill()
  heap(cloud.lit, cloud.lightSide * cloud.width * 0.012, -cloud.width * 0.024, 0.9)
}
