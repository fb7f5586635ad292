/** Joins class names, leaving out what is false: `classNames('a', isOn && 'b')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
