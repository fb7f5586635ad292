/**
 * The part of Canvas 2D the studio draws with: what Node's canvas and Chromium's OffscreenCanvas both have and draw alike.
 * Outlines are filled alike through sure-outlines.ts.
 * Not here on purpose: text, and clip() on curved paths (drawn differently; draw to a layer and mask it instead).
 */
export interface Canvas {
  readonly width: number
  readonly height: number
  getContext(kind: '2d'): Context2D
}

export type CreateCanvas = (widthPx: number, heightPx: number) => Canvas

/** Straight alpha RGBA, rows from the top. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

export interface Gradient {
  addColorStop(offset: number, color: string): void
}
export interface Pattern {
  readonly patternBrand?: never
}
export type CompositeMode =
  | 'source-over'
  | 'source-atop'
  | 'source-in'
  | 'destination-in'
  | 'destination-out'
  | 'destination-over'
  | 'lighter'
  | 'multiply'
  | 'screen'
  | 'overlay'
  | 'soft-light'
  | 'hard-light'
  | 'color-dodge'
  | 'darken'
  | 'lighten'
  | 'copy'

export interface Context2D {
  globalAlpha: number
  globalCompositeOperation: CompositeMode
  fillStyle: string | Gradient | Pattern
  strokeStyle: string | Gradient | Pattern
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'round' | 'miter'
  miterLimit: number
  shadowBlur: number
  shadowColor: string
  shadowOffsetX: number
  shadowOffsetY: number
  /** CSS filter text such as `blur(4px)`. */
  filter: string
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'low' | 'medium' | 'high'
  save(): void
  restore(): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  bezierCurveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, start: number, end: number, counterclockwise?: boolean): void
  ellipse(x: number, y: number, rx: number, ry: number, rotation: number, start: number, end: number): void
  rect(x: number, y: number, width: number, height: number): void
  fill(rule?: 'nonzero' | 'evenodd'): void
  stroke(): void
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  setLineDash(segments: number[]): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  drawImage(image: Canvas, dx: number, dy: number, dWidth?: number, dHeight?: number): void
  getImageData(x: number, y: number, width: number, height: number): Picture
  createImageData(width: number, height: number): Picture
  putImageData(picture: Picture, x: number, y: number): void
}
