/** Runs `work` once the page is loaded and has nothing else to do; answers what calls it off. */
export function whenIdle(work: () => void): () => void {
  let idle: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    // Safari before 26 does not tell when it is idle.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(work)
    else timer = setTimeout(work)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (idle !== undefined) window.cancelIdleCallback(idle)
    clearTimeout(timer)
  }
}
