/** What can be taken out of a photo, by how it is found there. */
export type ErasedPart = 'glasses' | 'facial hair' | 'spots' | 'ink' | 'hat' | 'hair' | 'thing' | 'people'
