import { type RefObject, useEffect, useState } from 'react'

export interface Playback {
  isPlaying: boolean
  isMuted: boolean
  isEnded: boolean
  isWaiting: boolean
  isBroken: boolean
  atSeconds: number
  durationSeconds: number
  bufferedSeconds: number
}

const BEFORE: Playback = {
  isPlaying: false,
  isMuted: false,
  isEnded: false,
  isWaiting: false,
  isBroken: false,
  atSeconds: 0,
  durationSeconds: 0,
  bufferedSeconds: 0,
}

const EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'volumechange',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'timeupdate',
  'progress',
  'durationchange',
  'error',
  'emptied',
] as const

/** What a video element is doing, for controls beside it. */
export function usePlayback(element: RefObject<HTMLVideoElement | null>): Playback {
  const [playback, setPlayback] = useState(BEFORE)
  useEffect(() => {
    const video = element.current
    if (!video) return
    let frame = 0
    const read = () => setPlayback(stateOf(video))
    // The browser tells the time four times a second, which is seen on a bar.
    const follow = () => {
      read()
      frame = video.paused ? 0 : requestAnimationFrame(follow)
    }
    const update = () => {
      cancelAnimationFrame(frame)
      follow()
    }
    for (const event of EVENTS) video.addEventListener(event, update)
    update()
    return () => {
      cancelAnimationFrame(frame)
      for (const event of EVENTS) video.removeEventListener(event, update)
    }
  }, [element])
  return playback
}

function stateOf(video: HTMLVideoElement): Playback {
  const { paused, muted, ended, error, currentTime, duration, buffered, readyState } = video
  return {
    isPlaying: !paused && !ended,
    isMuted: muted || video.volume === 0,
    isEnded: ended,
    isWaiting: !paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    isBroken: error !== null,
    atSeconds: currentTime,
    durationSeconds: Number.isFinite(duration) ? duration : 0,
    bufferedSeconds: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
  }
}
