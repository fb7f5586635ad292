import { type RefObject, useEffect, useState } from 'react'

/**
 * The whole page goes to full screen, so that menus, questions and toasts stay in sight; where only films can (iPhone), the
 * film does.
 */
export function useFullScreen(video: RefObject<HTMLVideoElement | null>) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const read = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', read)
    return () => {
      document.removeEventListener('fullscreenchange', read)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [])
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    else if (document.documentElement.requestFullscreen) void document.documentElement.requestFullscreen().catch(() => {})
    else (video.current as { webkitEnterFullscreen?: () => void } | null)?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}
