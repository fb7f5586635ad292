/** What the network for persons tells apart, in its own order. */
export const MASK_CLASSES = ['background', 'hair', 'bodySkin', 'faceSkin', 'clothes', 'other'] as const
