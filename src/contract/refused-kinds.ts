/**
 * Why words were refused, as `reason` of the refusal 'moderation.refused': what cannot be made here, and what may be instead.
 * Pages show the sentence as it is.
 */
export const REFUSED_KINDS = {
  sexual: 'This cannot be made here: nudity and sexual content are refused. Clothed people, statues and swimwear are welcome.',
  minors: 'This cannot be made here: nothing suggestive is made of anybody under 18, whoever the words are about.',
  undressing:
    'This cannot be made here: nobody in a picture is undressed or shown through their clothes. Other clothes may be put on.',
  weapons:
    'This cannot be made here: how weapons, explosives, poisons and hard drugs are made or used is not explained. Weapons may be seen in stories and history.',
  'self-harm':
    'This cannot be made here: suicide and self-harm are neither encouraged nor explained. If you think of it yourself, please talk to somebody you trust, or call the emergency number where you are. Pictures of help and hope are welcome.',
  threat:
    'This cannot be made here: real people are neither threatened nor shown harmed. Fights of fantasy and history are welcome.',
  hate: 'This cannot be made here: hatred of people for what they are, and its signs, are refused. Remembrance and protest against it are welcome.',
  extremism:
    'This cannot be made here: attackers and terrorist groups are not praised, nor is anybody called to join them. Remembrance, history and villains are welcome.',
  deception:
    'This cannot be made here: no false evidence, documents or news about real people. Caricature and plainly invented stories are welcome.',
} as const

export type RefusedKind = keyof typeof REFUSED_KINDS
