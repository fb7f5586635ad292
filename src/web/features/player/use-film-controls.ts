import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { playbackKey } from './playback-keys.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useIdle } from './use-idle.ts'
import { type Playback, usePlayback } from './use-playback.ts'

const VOLUME_STEP = 0.1
const LONGEST_STEP_SECONDS = 5

export interface FilmControls {
  element: RefObject<HTMLVideoElement | null>
  playback: Playback
  isFull: boolean
  /** Nobody has moved for a while, and the film runs. */
  isIdle: boolean
  wake(): void
  togglePlay(): void
  toggleMute(): void
  toggleFull(): void
  seekTo(seconds: number): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** What a person can do with a running film, by pointer or by keys. */
export function useFilmControls(): FilmControls {
  const element = useRef<HTMLVideoElement>(null)
  const playback = usePlayback(element)
  const { isFull, toggle: toggleFull } = useFullScreen(element)
  const { isIdle, wake } = useIdle(playback.isPlaying)

  const onFilm = (change: (video: HTMLVideoElement) => void) => () => {
    if (element.current) change(element.current)
  }
  const togglePlay = onFilm((video) => {
    if (video.paused || video.ended) void video.play().catch(() => {})
    else video.pause()
  })
  const toggleMute = onFilm((video) => {
    if (video.volume === 0) video.volume = 1
    else video.muted = !video.muted
  })
  const changeVolume = (by: number) =>
    onFilm((video) => {
      video.muted = false
      video.volume = Math.min(1, Math.max(0, video.volume + by))
    })
  const seekTo = (seconds: number) =>
    onFilm((video) => {
      video.currentTime = Math.min(playback.durationSeconds, Math.max(0, seconds))
    })()
  // A tenth of a short film, five seconds of a long one.
  const stepSeconds = Math.min(LONGEST_STEP_SECONDS, playback.durationSeconds / 10)
  const actions = {
    play: togglePlay,
    back: () => seekTo(playback.atSeconds - stepSeconds),
    forward: () => seekTo(playback.atSeconds + stepSeconds),
    louder: changeVolume(VOLUME_STEP),
    softer: changeVolume(-VOLUME_STEP),
    mute: toggleMute,
    fullscreen: toggleFull,
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    wake()
    // Menus and questions stand elsewhere in the page, but their keys come by here.
    const isHere = event.currentTarget.contains(event.target as Node)
    const action = playbackKey(event.key)
    if (!isHere || !action || event.ctrlKey || event.metaKey || event.altKey) return
    const isButton = event.target instanceof HTMLButtonElement
    // A button is pressed with Space, and a menu opened with the arrow down.
    if (isButton && (event.key === ' ' || event.key === 'ArrowDown')) return
    event.preventDefault()
    actions[action]()
  }
  return { element, playback, isFull, isIdle, wake, togglePlay, toggleMute, toggleFull, seekTo, onKeyDown }
}
