import { useTheme } from '#web/data/theme/theme-store.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import Moon from '~icons/lucide/moon'
import Sun from '~icons/lucide/sun'

export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  const isDark = theme === 'dark'
  return (
    <IconButton
      label={isDark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      title={isDark ? 'Light theme' : 'Dark theme'}
      icon={isDark ? <Sun size={18} /> : <Moon size={18} />}
      onClick={toggle}
    />
  )
}
