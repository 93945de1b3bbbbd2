import { xmlEscape } from '@plugins/kit/server/internal-rules';
import type { Colour } from '../marks/rules/photo-marks';

/** Stars of a picked photograph without a rating. */
const RATING = 5;

/** The label names of Lightroom's default set: it shows any other name as a white label. */
const LABELS: Record<Colour, string> = {
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
};

/** Content of a sidecar besides the products. */
export interface SidecarAbout {
  /** The project: its name, and its address in the admin. */
  project: { name: string; address: string };
  /** Stars (0: none) and color of the chosen person. */
  stars?: number;
  colour?: Colour | null;
}

const bag = (words: string[]) =>
  `<rdf:Bag>${words.map((word) => `<rdf:li>${xmlEscape(word)}</rdf:li>`).join('')}</rdf:Bag>`;

/** Collections by the Metadata Working Group: project and product, and the address of the picks. */
const collections = (products: string[], { name, address }: SidecarAbout['project']) =>
  `<rdf:Bag>${products
    .map(
      (product) =>
        `<rdf:li mwg-coll:CollectionName="${xmlEscape(`${name} – ${product}`)}" mwg-coll:CollectionURI="${xmlEscape(address)}"/>`,
    )
    .join('')}</rdf:Bag>`;

/**
 * Returns an XMP sidecar of a photograph picked for these products: its stars, or five; its color as the label, or the
 * first product; each product as a keyword below "Keepers" in the keyword hierarchy (whose separator, `|`, is removed
 * from names), and as a collection of the project.
 */
export function writeSidecar(
  products: string[],
  { project, stars = 0, colour = null }: SidecarAbout,
): string {
  const tree = products.map((name) => `Keepers|${name.replaceAll('|', '/')}`);
  const label = colour ? LABELS[colour] : (products[0] ?? '');
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:lr="http://ns.adobe.com/lightroom/1.0/"
    xmlns:mwg-coll="http://www.metadataworkinggroup.com/schemas/collections/"
    xmp:Rating="${stars || RATING}"
    xmp:Label="${xmlEscape(label)}">
   <dc:subject>${bag(products)}</dc:subject>
   <lr:hierarchicalSubject>${bag(tree)}</lr:hierarchicalSubject>
   <mwg-coll:Collections>${collections(products, project)}</mwg-coll:Collections>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>
`;
}
