import { create } from 'zustand'
import { readLocal, writeLocal } from '../local/local-storage.ts'

export type Theme = 'dark' | 'light'
/** What a person chose; `system` follows their device. */
export type ThemeChoice = Theme | 'system'

/** The same key and the same reading as public/theme.js, which sets the class before the first paint. */
const STORAGE_KEY = 'vite-ui-theme'
const HOUSE_COLOR: Record<Theme, string> = { dark: '#0B0A0F', light: '#FAF8F4' }

function themeOf(choice: ThemeChoice): Theme {
  if (choice === 'system') return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  return choice
}

function show(theme: Theme): void {
  document.documentElement.classList.remove('dark', 'light')
  document.documentElement.classList.add(theme)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', HOUSE_COLOR[theme])
}

interface ThemeState {
  theme: Theme
  choice: ThemeChoice
  toggle(): void
  choose(choice: ThemeChoice): void
}

/** Dark or light; dark until somebody chooses (product text §1). */
export const useTheme = create<ThemeState>()((set, get) => ({
  theme: 'dark',
  choice: 'dark',
  toggle: () => get().choose(get().theme === 'dark' ? 'light' : 'dark'),
  choose(choice) {
    const theme = themeOf(choice)
    writeLocal(STORAGE_KEY, choice)
    show(theme)
    set({ theme, choice })
  },
}))

// Set after the beginning: what was drawn ahead is dark, and is brought to life as it was drawn.
if (typeof document !== 'undefined') {
  const stored = readLocal(STORAGE_KEY)
  const choice = stored === 'light' || stored === 'system' ? stored : 'dark'
  useTheme.setState({ choice, theme: themeOf(choice) })
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => {
    if (useTheme.getState().choice === 'system') useTheme.getState().choose('system')
  })
}
