/**
 * How a hand closes on a thing, in half heads of the thing's own space: round it, with fingers behind its lower edge and the
 * thumb before it, from below, or by a bow that it hangs from. What has a handle is held by it: `handleX` is where it stands, 0 without one.
 */
export type Grasp =
  | { readonly from: 'round'; readonly radius: number; readonly middleY: number; readonly handleX: number }
  | { readonly from: 'edge'; readonly footY: number; readonly backZ: number; readonly frontZ: number; readonly middleX: number }
  | { readonly from: 'handle'; readonly radius: number }
  | { readonly from: 'below'; readonly footY: number }
