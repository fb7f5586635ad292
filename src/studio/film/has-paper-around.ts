/** Steps in which paper may differ from itself, and the share of a border that is paper where a picture is a blot on it. */
const PAPER = { steps: 14, share: 0.6 } as const

/** Whether a picture ends before its edge, as watercolours do. */
export function hasPaperAround(
  plate: Uint8ClampedArray,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): boolean {
  const lightness = (pixel: number) => (plate[pixel * 4]! + plate[pixel * 4 + 1]! + plate[pixel * 4 + 2]!) / 3
  const border: number[] = []
  for (let x = 0; x < widthPx; x += 1) border.push(lightness(x), lightness((heightPx - 1) * widthPx + x))
  for (let y = 0; y < heightPx; y += 1) border.push(lightness(y * widthPx), lightness(y * widthPx + widthPx - 1))
  const paper = border.toSorted((a, b) => a - b)[Math.floor(border.length * 0.7)]!
  return border.filter((value) => Math.abs(value - paper) < PAPER.steps).length > border.length * PAPER.share
}
