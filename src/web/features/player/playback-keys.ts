/** What a key does to a film, or undefined for keys that are not its own. */
export function playbackKey(
  key: string,
): 'play' | 'back' | 'forward' | 'louder' | 'softer' | 'mute' | 'fullscreen' | undefined {
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      return 'play'
    case 'arrowleft':
      return 'back'
    case 'arrowright':
      return 'forward'
    case 'arrowup':
      return 'louder'
    case 'arrowdown':
      return 'softer'
    case 'm':
      return 'mute'
    case 'f':
      return 'fullscreen'
    default:
      return undefined
  }
}
