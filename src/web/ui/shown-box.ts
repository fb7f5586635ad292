import type { Box } from './find-free-foot.ts'

/** What of an element is seen: its box without what scrolls out of one around it, up to `root`. Undefined if nothing is. */
export function shownBox(element: Element, root: Element): Box | undefined {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around && root.contains(around); around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const box = around.getBoundingClientRect()
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  return left < right && top < bottom ? { left, top, right, bottom } : undefined
}
