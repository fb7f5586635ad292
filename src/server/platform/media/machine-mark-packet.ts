import type { MachineMark } from './machine-mark.ts'

/** XMP packet with IPTC's digital source type (IPTC Photo Metadata Standard 2023.2), the engine and the seed. */
export function machineMarkPacket({ digitalSourceType, engine, engineVersion, seed }: MachineMark): string {
  if (!/^[A-Za-z]+$/.test(digitalSourceType)) throw new Error(`"${digitalSourceType}" is no digital source type`)
  const tool = engineVersion === undefined ? engine : `${engine} ${engineVersion}`
  const properties = [
    ['Iptc4xmpExt:DigitalSourceType', `http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceType}`],
    ['xmp:CreatorTool', `Troupe ${tool}`],
    ['troupe:Engine', engine],
    ['troupe:EngineVersion', engineVersion],
    ['troupe:Seed', seed],
  ].filter((property): property is [string, string] => property[1] !== undefined)
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:troupe="urn:troupe:xmp:1">
${properties.map(([name, value]) => `      <${name}>${xmlText(value)}</${name}>`).join('\n')}
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A seed may be any text; XML 1.0, §2.2, has no way to write most control characters. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
}
