/** Whether the person agreed to be told outside of the page; "denied" also where the browser cannot. */
export function mayNotify(): NotificationPermission {
  return 'Notification' in globalThis ? Notification.permission : 'denied'
}

/** Tells something outside of the page, if the person agreed; a press on it leads back here. */
export function notify(title: string, { text, iconUrl, onPress }: { text: string; iconUrl?: string; onPress(): void }): void {
  if (mayNotify() !== 'granted') return
  try {
    const notification = new Notification(title, { body: text, ...(iconUrl && { icon: iconUrl }) })
    notification.onclick = () => {
      window.focus()
      onPress()
      notification.close()
    }
  } catch {
    // Phones allow it to service workers only; the page itself has told it.
  }
}
