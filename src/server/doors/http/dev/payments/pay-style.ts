/** What the pages about money have beside the common style. */
export const PAY_STYLE = `
  .wide { max-width: 920px; display: grid; gap: 32px }
  .wide > * { min-width: 0 }
  input { font-variant-numeric: tabular-nums }
  h2 { margin: 0 0 12px; font-size: 18px; letter-spacing: -.01em }
  .price { margin: 0 0 4px; font-size: 40px; font-weight: 700; letter-spacing: -.03em; line-height: 1.1; color: #f5f2ec; font-variant-numeric: tabular-nums }
  .quiet { font-size: 14px; color: #b9b4c2 }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  .button { display: grid; place-items: center; min-height: 48px; padding: 0 16px; border-radius: 10px; border: 1px solid #ffffff29; color: inherit;
    font-weight: 600; text-decoration: none }
  button { padding: 0 16px }
  a:not(.button) { color: #ffb65c; text-underline-offset: 3px }
  button.main { border: 0; color: #210b08; background: linear-gradient(100deg, #ffb65c 0, #ff8159 62%, #f4687e 118%) }
  :is(button, .button):not(.main):hover { background: #ffffff0f }
  button.main:hover { filter: brightness(1.06) }
  .paying { grid-template-columns: auto 1fr }
  .cards-title { margin: 28px 0 10px; font-size: 14px }
  .cards { margin: 0; padding: 16px; border-radius: 14px; background: #ffffff08; font-size: 14px; list-style: none }
  .cards li + li { margin-top: 10px }
  .cards a { display: inline-block; padding: 2px 0; font-variant-numeric: tabular-nums; white-space: nowrap }
  .cards span { display: block; color: #b9b4c2 }
  .plan { padding: 20px; border-radius: 16px; border: 1px solid #ffffff1f; background: #ffffff06 }
  .plan + .plan { margin-top: 16px }
  .plan h2 { margin: 0 0 4px; font-size: 20px; letter-spacing: -.015em; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center }
  .state { padding: 2px 10px; border-radius: 99px; font-size: 12px; font-weight: 600; letter-spacing: .02em; background: #ffffff17 }
  .state.active { color: #8be0a8; background: #2f9e5726 }
  .state.on_hold, .state.failed { color: #ffb65c; background: #ffb65c1f }
  .plan p { margin-bottom: 16px }
  .plan > :last-child { margin-bottom: 0 }
  .choices { display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 16px }
  .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: end }
  .row label { flex: 1 1 200px; margin: 0 }
  .list { margin: 0; padding: 0; list-style: none }
  .list li { display: flex; gap: 8px 16px; align-items: center; padding: 14px 0; border-top: 1px solid #ffffff14 }
  .list li > :first-child { flex: 1 }
  .sum { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: flex-end }
  .list b { font-variant-numeric: tabular-nums }
  .list button { min-height: 44px; font-size: 14px }
  header { display: flex; flex-wrap: wrap; gap: 16px; justify-content: space-between; align-items: start }
  header > div { flex: 1 1 240px }
  header p { margin-bottom: 0 }
  @media (min-width: 760px) { .two { grid-template-columns: 5fr 6fr; gap: 48px; padding: 40px } }
  @media (max-width: 420px) { body { padding: 12px } main { padding: 20px } }`
