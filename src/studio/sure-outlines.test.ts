import { expect, test } from 'vitest'
import type { Canvas, Context2D } from './canvas.ts'
import { withSureOutlines } from './sure-outlines.ts'
import { recordingContext } from './testing/recording-context.ts'

/** What a canvas is told when this is drawn on one with sure outlines; the recording context makes a method each time it is asked. */
function callsOf(draw: (context: Context2D) => void): string[] {
  const { context, calls } = recordingContext()
  const canvas = { width: 8, height: 8, getContext: () => context } as Canvas
  draw(withSureOutlines(() => canvas)(8, 8).getContext('2d'))
  return calls.filter((call) => /^(moveTo|lineTo|fill) [^=]/.test(call))
}

test('a filled outline gets a second part without length where its last part began', () => {
  const calls = callsOf((context) => {
    context.beginPath()
    context.moveTo(1, 2)
    context.quadraticCurveTo(4, 4, 6, 2)
    context.fill()
  })
  expect(calls).toEqual(['moveTo 1 2', 'moveTo 1 2', 'lineTo 1 2', 'fill nonzero'])
})

test('so does an ellipse, at a point of its own outline', () => {
  const calls = callsOf((context) => {
    context.beginPath()
    context.ellipse(4, 3, 2, 1, 0, 0, Math.PI * 2)
    context.fill('evenodd')
  })
  expect(calls).toEqual(['moveTo 6 3', 'lineTo 6 3', 'fill evenodd'])
})

test('a rectangle is filled as it is, also after another outline', () => {
  const calls = callsOf((context) => {
    context.beginPath()
    context.arc(4, 4, 2, 0, Math.PI * 2)
    context.beginPath()
    context.rect(1, 1, 3, 3)
    context.fill()
  })
  expect(calls).toEqual(['fill nonzero'])
})
