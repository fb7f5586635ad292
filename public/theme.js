// Runs before the first paint: the stored theme is on the page before anything is drawn. Dark unless light was chosen.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('vite-ui-theme')
  } catch {
    // Storage is blocked: the default stands.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.classList.add(theme === 'light' ? 'light' : 'dark')
  if (theme === 'light') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#FAF8F4')
})()
