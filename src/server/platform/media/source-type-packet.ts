/** XMP packet with IPTC's digital source type (IPTC Photo Metadata Standard 2023.2). */
export function sourceTypePacket(digitalSourceType: string): string {
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
