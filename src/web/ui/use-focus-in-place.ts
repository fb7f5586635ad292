import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * What has the focus may go with what it did, as the button that takes a file out does: then the first control in its place gets
 * it, so that keys go on from there. `content` is what comes and goes; the answer is for the element around it.
 */
export function useFocusInPlace(content: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  // React hears of no blur when what has the focus goes.
  const isHere = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the change.
  useLayoutEffect(() => {
    const { current } = ref
    if (!isHere.current || !current || current.contains(document.activeElement)) return
    current.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [content])
  return {
    ref,
    onFocus() {
      isHere.current = true
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      isHere.current = currentTarget.contains(relatedTarget as Node | null)
    },
  }
}
