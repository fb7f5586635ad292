import sharp, { type SharpOptions } from 'sharp'
import type { Media } from '../media.ts'
import { isPng, withPngXmp } from './png-xmp.ts'

/** What we show and accept; everything else sharp reads (SVG, PDF, …) is no picture for us. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const INPUT: SharpOptions = { limitInputPixels: 100_000_000, failOn: 'error' }

/** Pictures through libvips, which works in its own threads. */
export function createSharpMedia(): Media {
  return {
    async probePicture(bytes) {
      if (bytes.length === 0) return undefined
      const found = await sharp(bytes, INPUT)
        .metadata()
        .catch(() => undefined)
      const mimeType = found && MIME_TYPES[found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format]
      if (!mimeType) return undefined
      // As seen: a photo may be stored lying on its side.
      return { mimeType, widthPx: found.autoOrient.width, heightPx: found.autoOrient.height }
    },

    async thumbnail(bytes, { sizePx, quality }) {
      const picture = sharp(bytes, INPUT).autoOrient()
      const small = picture.resize(sizePx, sizePx, { fit: 'inside', withoutEnlargement: true })
      return await small.webp({ quality: Math.round(quality * 100) }).toBuffer()
    },

    async markAsMadeByMachine(bytes, { digitalSourceType }) {
      const png = isPng(bytes) ? bytes : await sharp(bytes, INPUT).autoOrient().png().toBuffer()
      return withPngXmp(png, sourceTypePacket(digitalSourceType))
    },
  }
}

/** XMP packet with IPTC's digital source type (IPTC Photo Metadata Standard 2023.2). */
function sourceTypePacket(digitalSourceType: string): string {
  if (!/^[A-Za-z]+$/.test(digitalSourceType)) throw new Error(`"${digitalSourceType}" is no digital source type`)
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
      <Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceType}</Iptc4xmpExt:DigitalSourceType>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}
