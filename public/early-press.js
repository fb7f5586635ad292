// The landing page is seen before it lives. What is pressed until then is pressed again once it does, instead of being lost.
{
  // React marks the elements that it has brought to life; where it no longer did, a press would be lost as before.
  const PRESSED = '#root :is(button, input[type="radio"], input[type="checkbox"])'
  const lives = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  let pressed
  const pressAgain = () => {
    if (!pressed?.isConnected) return
    if (!lives(pressed)) return requestAnimationFrame(pressAgain)
    const button = pressed
    pressed = undefined
    // It is marked a little before it can take a press: when there is nothing left to do, it can.
    const press = () => button.click()
    if ('requestIdleCallback' in globalThis) requestIdleCallback(press)
    else setTimeout(press, 200)
  }
  // After everybody else has heard of it: what React itself could still bring to life for this press lives by now.
  addEventListener('click', (event) => {
    const button = event.target.closest?.(PRESSED)
    if (!button || lives(button)) return
    // No form is sent by a page that cannot take it.
    event.preventDefault()
    const waits = pressed !== undefined
    pressed = button
    if (!waits) requestAnimationFrame(pressAgain)
  })
}
