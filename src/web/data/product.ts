/**
 * What the house is called, and where its doors outside lead. The server writes an operator's settings into the page's head;
 * in what is drawn before any head exists (scripts/prerender.ts) they are places that the server fills.
 */
function fromHead(name: string, standard: string): string {
  if (typeof document === 'undefined') return `{{${name}|${standard}}}`
  return document.querySelector<HTMLMetaElement>(`meta[name="troupe:${name}"]`)?.content || standard
}

export const product = {
  name: 'Troupe',
  /** What the premium films are called, in every text that names them. */
  get premiumVideoName() {
    return fromHead('premium', 'Sora')
  },
  get communityUrl() {
    return fromHead('community', 'https://discord.com/')
  },
  /** Where help is; our own answers when there is no other place. */
  get helpUrl() {
    return fromHead('help', '/create#questions')
  },
  get xUrl() {
    return fromHead('x', 'https://x.com/')
  },
  get instagramUrl() {
    return fromHead('instagram', 'https://www.instagram.com/')
  },
  get youtubeUrl() {
    return fromHead('youtube', 'https://www.youtube.com/')
  },
  get salesEmail() {
    return fromHead('sales', 'sales@troupe.example')
  },
  get supportEmail() {
    return fromHead('support', 'support@troupe.example')
  },
  /** Who runs this house, for the legal pages. */
  get operator() {
    return fromHead('operator', 'the operator of this Troupe')
  },
  /** Their postal address; empty when none was given. */
  get operatorAddress() {
    return fromHead('address', '')
  },
}
