/** What the house is called, and where its doors outside lead. An operator sets them in the page's head. */
export const product = {
  name: 'Troupe',
  get communityUrl() {
    return document.querySelector<HTMLMetaElement>('meta[name="troupe:community"]')?.content || 'https://discord.com/'
  },
  /** What the premium films are called, in every text that names them. */
  get premiumVideoName() {
    return document.querySelector<HTMLMetaElement>('meta[name="troupe:premium-video"]')?.content || 'Sora'
  },
  get salesEmail() {
    return document.querySelector<HTMLMetaElement>('meta[name="troupe:sales"]')?.content || 'sales@troupe.example'
  },
}
