const LEAST_CHARS = 32
/** Of 32 characters drawn at random, hexadecimal digits even, none has fewer. */
const LEAST_DIFFERENT_CHARS = 8
/** Words of examples and of people who will change it later. */
const EXAMPLE_WORDS = /change.?me|example|secret|password|passwort|default|placeholder|replace|your.?key|troupe|qwerty/i

/** Why a secret can be guessed, as the end of a sentence; undefined when nothing speaks against it. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < LEAST_CHARS) return `it has ${secret.length} characters, and must have at least ${LEAST_CHARS}`
  const words = EXAMPLE_WORDS.exec(secret)
  if (words) return `it has the word "${words[0]}" in it, as examples have`
  if (new Set(secret).size < LEAST_DIFFERENT_CHARS) {
    return `it is made of fewer than ${LEAST_DIFFERENT_CHARS} different characters`
  }
  if (isRepetition(secret)) return 'it repeats itself'
  return mostlySteps(secret) ? 'it counts up or down' : undefined
}

/** A text is one piece over and over when it is found again in its double, before its end. */
function isRepetition(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length
}

/** abcdef…, 0123456789… */
function mostlySteps(text: string): boolean {
  const steps = [...text].slice(1).filter((char, at) => Math.abs(char.charCodeAt(0) - text.charCodeAt(at)) === 1)
  return steps.length > text.length / 2
}
