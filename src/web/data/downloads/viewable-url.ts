/** Where files of a cloud store can be seen in a browser (product text §7). */
const VIEWABLE_HOST = 'https://storage.googleapis.com'

/** The address of a result as a browser can open it: those of a cloud store are turned, all others stay. */
export function viewableUrl(url: string): string {
  const stored = /^gs:\/\/([^/]+)\/(.+)$/.exec(url) ?? /^https:\/\/storage\.cloud\.google\.com\/([^/]+)\/(.+)$/.exec(url)
  return stored ? `${VIEWABLE_HOST}/${stored[1]}/${stored[2]}` : url
}
