/** Where one part of an upload lies. */
export function partKey(key: string, position: number): string {
  return `parts/${key}/${position}`
}

export function partKeys({ key, parts_total: total }: { key: string; parts_total: number }): string[] {
  return Array.from({ length: total }, (_, position) => partKey(key, position))
}
