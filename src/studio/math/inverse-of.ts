import { determinant, type Matrix } from './matrix.ts'

/** The place that undoes another one, however that turns, mirrors or scales. */
export function inverseOf(m: Matrix): Matrix {
  const by = 1 / determinant(m)
  const minor = (a: number, b: number, c: number, d: number) => (m[a]! * m[b]! - m[c]! * m[d]!) * by
  const rows = [
    [minor(5, 10, 6, 9), minor(2, 9, 1, 10), minor(1, 6, 2, 5)],
    [minor(6, 8, 4, 10), minor(0, 10, 2, 8), minor(2, 4, 0, 6)],
    [minor(4, 9, 5, 8), minor(1, 8, 0, 9), minor(0, 5, 1, 4)],
  ] as const
  const back = ([x, y, z]: (typeof rows)[number]) => -(x * m[3] + y * m[7] + z * m[11])
  const [first, second, third] = rows
  return [...first, back(first), ...second, back(second), ...third, back(third)]
}
