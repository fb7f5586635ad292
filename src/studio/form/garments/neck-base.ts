import { humanForm } from '#studio/person/human-form.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Stand } from '../stand.ts'

/** Where cloth ends at the neck: its root, measured on a real body. */
export interface NeckBase {
  /** How thick the neck is, and half its breadth where collars go round it. */
  readonly neckRadius: number
  readonly radius: number
  /** How much higher the sides and the nape begin than on drawn bodies, which carry their shoulders lower. */
  readonly rise: number
  /** Where a collar is sewn on round a real neck. */
  readonly seamY?: (x: number, z: number) => number
  /** Depth of the neck's middle at a height. */
  middleZ(y: number): number
}

/** Cloth goes round the neck where it is a little wider. */
const WIDER = 1.12
/** The nape is higher still. */
const NAPE = 0.15

export function neckBaseOf({ skeleton, neck, body }: Stand): NeckBase {
  if (!body) {
    const middleZ = (y: number) => mix(-0.2, neck.top[2], Math.min(1, Math.max(-0.4, -y / skeleton.neckLength)))
    return { neckRadius: skeleton.neckRadius, radius: skeleton.neckRadius * WIDER, rise: 0, middleZ }
  }
  const { radius, rise, seamY, middleZ } = humanForm().neckBaseOn(body)
  return { neckRadius: radius / WIDER, radius, rise, seamY, middleZ }
}

/** How much of the rise there is at a depth: none in front, all of it beside and behind the neck. */
export function riseAt({ rise }: NeckBase, z: number): number {
  return rise === 0 ? 0 : rise * smoothStep(0.45, -0.1, z) + NAPE * smoothStep(-0.3, -0.55, z)
}
