import { create } from 'zustand'
import { readLocal, writeLocal } from '../local/local-storage.ts'

export type Theme = 'dark' | 'light'

/** The same key and the same reading as public/theme.js, which sets the class before the first paint. */
const STORAGE_KEY = 'vite-ui-theme'
const HOUSE_COLOR: Record<Theme, string> = { dark: '#0B0A0F', light: '#FAF8F4' }

function storedTheme(): Theme {
  const stored = readLocal(STORAGE_KEY)
  if (stored === 'system') return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  return stored === 'light' ? 'light' : 'dark'
}

function show(theme: Theme): void {
  document.documentElement.classList.remove('dark', 'light')
  document.documentElement.classList.add(theme)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', HOUSE_COLOR[theme])
}

/** Dark or light; dark until somebody chooses (product text §1). */
export const useTheme = create<{ theme: Theme; toggle(): void }>()((set, get) => ({
  theme: storedTheme(),
  toggle() {
    const theme = get().theme === 'dark' ? 'light' : 'dark'
    writeLocal(STORAGE_KEY, theme)
    show(theme)
    set({ theme })
  },
}))
