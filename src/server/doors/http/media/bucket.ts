/** The one bucket there is. */
export const BUCKET = 'media'
