/** The providers' signs, as their brand pages ask for on buttons. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="1.125rem" height="1.125rem" aria-hidden="true">
      <path fill="#4285f4" d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.5 2.7-3.8 2.7-6.6Z" />
      <path fill="#34a853" d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18Z" />
      <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z" />
      <path fill="#ea4335" d="M9 3.6c1.3 0 2.5.4 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7Z" />
    </svg>
  )
}

export function DiscordMark() {
  return (
    <svg viewBox="0 0 24 18" width="1.25rem" height="0.9375rem" aria-hidden="true">
      <path
        fill="#7f8cff"
        d="M20.3 1.6A19.8 19.8 0 0 0 15.4 0l-.6 1.3a18.4 18.4 0 0 0-5.5 0L8.6 0a19.7 19.7 0 0 0-5 1.6C.5 6.3-.3 10.9.1 15.4a20 20 0 0 0 6 3.1l1.3-2.1a13 13 0 0 1-2-1l.5-.4a14.2 14.2 0 0 0 12.2 0l.5.4-2 1 1.3 2.1a19.9 19.9 0 0 0 6-3.1c.5-5.2-.8-9.7-3.6-13.8ZM8 12.7c-1.2 0-2.2-1.1-2.2-2.4S6.8 7.9 8 7.9s2.2 1 2.2 2.4-1 2.4-2.2 2.4Zm8 0c-1.2 0-2.2-1.1-2.2-2.4s1-2.4 2.2-2.4 2.2 1 2.2 2.4-1 2.4-2.2 2.4Z"
      />
    </svg>
  )
}
