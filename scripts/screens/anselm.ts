/** Who the wizard of the pictures describes. */
export const ANSELM = 'A retired lighthouse keeper with a long white beard, round glasses and a plum coat in his library'
