import type { Form } from '../../body/load-form.ts'
import { liningOfMouth } from '../../body/zones.ts'

/** Decimetres by which the lining of an open mouth is drawn back, and how much of its breadth it keeps. */
const BACK = 0.13
const NARROW = 0.9

/**
 * A body (the form's space) whose mouth is lined behind its cheeks: where corners are pulled far back and the jaw drops, the
 * form's lining comes through the skin.
 */
export function liningBehind(form: Form, body: Float32Array): Float32Array {
  const lining = liningOfMouth(form)
  const placed = body.slice()
  for (let vertex = 0; vertex < lining.length; vertex += 1) {
    if (!lining[vertex]) continue
    placed[vertex * 3] = body[vertex * 3]! * NARROW
    placed[vertex * 3 + 2] = body[vertex * 3 + 2]! - BACK
  }
  return placed
}
