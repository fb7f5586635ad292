/** The ways out of the page. In one object, so that tests can see where they lead. */
export const leavePage = {
  /** To another address in this tab. */
  to(url: string): void {
    location.assign(url)
  },
  reload(): void {
    location.reload()
  },
  /**
   * A new tab that gets its address later. Browsers allow one only while a press is fresh, so it is opened before the address is
   * asked for; where none is allowed, the address opens in this tab.
   */
  newTab(): { show(url: string): void; close(): void } {
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    return {
      show(url) {
        if (tab) tab.location.replace(url)
        else leavePage.to(url)
      },
      close: () => tab?.close(),
    }
  },
}
