interface Machine {
  readonly version: string
  readonly platform: string
  readonly arch: string
}

type Choice =
  | { readonly kind: 'this' }
  | { readonly kind: 'packaged'; readonly file: readonly string[] }
  | { readonly kind: 'none'; readonly advice: string }

export function chooseNode(
  machine: Machine,
  findPackage: (name: string) => { readonly folder: string; readonly version: string } | undefined,
): Choice
