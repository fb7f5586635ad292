/** For the keyboard: from the top of a page past the header to what it is about. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <button
      type="button"
      onClick={goToContent}
      className="fixed top-3 left-3 z-50 rounded-control bg-stage px-4 py-2.5 font-semibold text-ink text-sm shadow-float not-focus-visible:sr-only"
    >
      Skip to content
    </button>
  )
}

function goToContent(): void {
  const content = document.querySelector('main')
  if (!content) return
  // Nothing of its own takes the focus; the next Tab goes to the first thing in it.
  content.tabIndex = -1
  content.focus()
}
