import { useEffect, useRef, useState } from 'react'
import Pause from '~icons/lucide/pause'
import Play from '~icons/lucide/play'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

/**
 * A silent film that runs in a loop by itself while `inViewShare` of it and the tab are seen, and never for who wants no
 * motion. Its button stops it for good. Nothing of it is fetched before it runs.
 */
export function AmbientVideo({
  url,
  label,
  posterUrl,
  inViewShare,
  className,
}: {
  url: string
  /** What is seen, for those who cannot. */
  label: string
  posterUrl?: string | undefined
  inViewShare: number
  className?: string | undefined
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isStopped, setIsStopped] = useState(false)

  useEffect(() => {
    if (!video.current || isStopped) return
    return playWhileSeen(video.current, inViewShare)
  }, [inViewShare, isStopped])

  const toggle = () => {
    setIsStopped(isPlaying)
    // Pressed by a person it also runs where films do not run by themselves.
    if (!isPlaying) void video.current?.play().catch(() => {})
  }
  return (
    <div className={classNames('group relative overflow-hidden', className)}>
      <video
        ref={video}
        src={url}
        poster={posterUrl}
        aria-label={label}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        className="absolute inset-0 size-full object-cover"
      />
      <IconButton
        label={isPlaying ? `Pause: ${label}` : `Play: ${label}`}
        icon={isPlaying ? <Pause size={16} /> : <Play size={16} />}
        onClick={toggle}
        className="absolute! right-2 bottom-2 bg-[#0b0a0fc7] text-[#f5f2ec]! opacity-0 hover:bg-[#0b0a0f]! focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
      />
    </div>
  )
}

/** Plays and pauses with what the visitor sees; answers what ends the watching. */
function playWhileSeen(video: HTMLVideoElement, inViewShare: number): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let isInView = false
  const decide = () => {
    // A browser may refuse to start by itself; the poster stays then.
    if (isInView && !document.hidden && !calm.matches) void video.play().catch(() => {})
    else video.pause()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page is told of several changes at once, the newest last.
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= inViewShare
      decide()
    },
    { threshold: inViewShare },
  )
  observer.observe(video)
  document.addEventListener('visibilitychange', decide)
  calm.addEventListener('change', decide)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', decide)
    calm.removeEventListener('change', decide)
    video.pause()
  }
}
