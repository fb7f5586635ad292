/**
 * `node scripts/icons.ts`: draws the icons of the installable page and the picture that is shown where the page is shared, from
 * the sign of the house and its line-up. They are committed under public/.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './browser.ts'
import { ROOT } from './run-tool.ts'

const PUBLIC = join(ROOT, 'public')
const HOUSE = '#0b0a0f'
const SIGN = `<rect x="0" y="10" width="5" height="9.5" rx="2.5" fill="#f5f2ec"/><rect x="8.5" y="0" width="5" height="19.5" rx="2.5" fill="url(#light)"/><rect x="17" y="6" width="5" height="13.5" rx="2.5" fill="#f5f2ec"/>`
const LIGHT = `<linearGradient id="light" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="#ffb65c"/><stop offset="0.62" stop-color="#ff8159"/><stop offset="1" stop-color="#f4687e"/></linearGradient>`

/** The sign on a dark square; a maskable icon is cut to a circle by some systems, so its sign is smaller and its corners full. */
function iconSvg(share: number, cornerRadius: number): Buffer {
  const scale = (100 * share) / 22
  const left = (100 - 22 * scale) / 2
  const top = (100 - 19.5 * scale) / 2
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512"><defs>${LIGHT}</defs>
     <rect width="100" height="100" rx="${cornerRadius}" fill="${HOUSE}"/><g transform="translate(${left} ${top}) scale(${scale})">${SIGN}</g></svg>`,
  )
}

async function drawIcons(): Promise<void> {
  const folder = join(PUBLIC, 'icons')
  await mkdir(folder, { recursive: true })
  const icons = [
    ['icon-192', 192, iconSvg(0.56, 22)],
    ['icon-512', 512, iconSvg(0.56, 22)],
    ['maskable-512', 512, iconSvg(0.42, 0)],
    ['apple-touch-icon', 180, iconSvg(0.56, 0)],
  ] as const
  for (const [name, sizePx, svg] of icons) {
    await sharp(svg, { density: 300 })
      .resize(sizePx, sizePx)
      .png({ palette: true })
      .toFile(join(folder, `${name}.png`))
  }
}

async function drawSocialPreview(): Promise<void> {
  const font = await dataUrl(
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  )
  const people = ['momo', 'noor', 'anselm', 'kit']
  const pictures = await Promise.all(people.map((name) => dataUrl(`public/showcase/line-up/${name}.webp`)))
  const heights = [410, 520, 470, 360]
  const browser = await chromium.launch({ executablePath: findBrowser() })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(`<style>
    @font-face { font-family: Bricolage; src: url(${font}); font-weight: 200 800; font-stretch: 75% 100% }
    body { margin: 0; background: ${HOUSE}; color: #f5f2ec; font: 680 68px/0.98 Bricolage; font-stretch: 88%; letter-spacing: -.034em; height: 630px; overflow: hidden }
    main { position: absolute; left: 64px; top: 64px; bottom: 64px; width: 480px; display: flex; flex-direction: column; justify-content: space-between }
    div { position: absolute; left: 590px; bottom: 0; display: flex; align-items: flex-end; gap: 10px }
    img { width: 160px; object-fit: cover; border-radius: 18px 18px 0 0 }
    p { margin: 0; display: flex; gap: 16px; align-items: center; font-size: 36px }
  </style><main><p><svg viewBox="0 0 22 20" height="38">${LIGHT}${SIGN}</svg>Troupe</p>Transform Ideas Into Living Characters</main>
  <div>${pictures.map((url, index) => `<img src="${url}" style="height:${heights[index]}px">`).join('')}</div>`)
  await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]))
  await page.screenshot({ path: join(PUBLIC, 'social-preview.jpg'), type: 'jpeg', quality: 86 })
  await browser.close()
}

async function dataUrl(file: string): Promise<string> {
  return `data:${file.endsWith('.webp') ? 'image/webp' : 'font/woff2'};base64,${(await readFile(join(ROOT, file))).toString('base64')}`
}

await drawIcons()
await drawSocialPreview()
