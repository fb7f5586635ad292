/** What the house is called, and where its doors outside lead. An operator sets them in the page's head. */
export const product = {
  name: 'Troupe',
  get communityUrl() {
    return document.querySelector<HTMLMetaElement>('meta[name="troupe:community"]')?.content || 'https://discord.com/'
  },
  get salesEmail() {
    return document.querySelector<HTMLMetaElement>('meta[name="troupe:sales"]')?.content || 'sales@troupe.example'
  },
}
