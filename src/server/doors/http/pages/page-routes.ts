/** Addresses that are pages (product text §2). Others show the same application, which says "404", with that status. */
const PAGES = [
  /^\/$/,
  /^\/create$/,
  /^\/pricing$/,
  /^\/generations$/,
  /^\/characters(\/manage)?(\/[^/]+)?$/,
  /^\/payment\/(success|cancel)$/,
  /^\/auth\/failure$/,
  /^\/(terms|privacy|refund-policy)$/,
]

/** Whether the path is a page of the product. */
export function isPageRoute(path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return PAGES.some((page) => page.test(plain))
}

/** Whether a missing path was meant as a page: not an asset, which ends in a file name. */
export function looksLikePage(path: string): boolean {
  return !/\.[A-Za-z0-9]+$/.test(path) && !/^\/(v1|dev|assets)(\/|$)/.test(path)
}
