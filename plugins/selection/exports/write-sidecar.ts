import { texts } from '@plugins/kit/server';

/** Stars a chosen photograph gets. */
const RATING = 5;

const bag = (words: string[]) =>
  `<rdf:Bag>${words.map((word) => `<rdf:li>${texts.xmlEscape(word)}</rdf:li>`).join('')}</rdf:Bag>`;

/**
 * An XMP sidecar of a photograph chosen for these products: five stars, the first product as its label, each as a
 * keyword and below "Keepers" in the tree of keywords (whose own separator, `|`, is kept out of names).
 */
export function writeSidecar(products: string[]): string {
  const tree = products.map((name) => `Keepers|${name.replaceAll('|', '/')}`);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:lr="http://ns.adobe.com/lightroom/1.0/"
    xmp:Rating="${RATING}"
    xmp:Label="${texts.xmlEscape(products[0] ?? '')}">
   <dc:subject>${bag(products)}</dc:subject>
   <lr:hierarchicalSubject>${bag(tree)}</lr:hierarchicalSubject>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>
`;
}
