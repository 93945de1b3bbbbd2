import { xmlEscape } from '@plugins/kit/server/texts';
import type { Colour } from '../marks/rules/photo-marks';

/** Stars a chosen photograph gets where nobody gave it others. */
const RATING = 5;

/** Colours as Lightroom's own set of labels calls them: other words are shown as a white label. */
const LABELS: Record<Colour, string> = {
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
};

/** What a sidecar says beside the products. */
export interface SidecarAbout {
  /** The project the photograph was chosen in: by name, and where it stands in the admin. */
  project: { name: string; address: string };
  /** Stars (0: none were given) and colour of whoever is asked about. */
  stars?: number;
  colour?: Colour | null;
}

const bag = (words: string[]) =>
  `<rdf:Bag>${words.map((word) => `<rdf:li>${xmlEscape(word)}</rdf:li>`).join('')}</rdf:Bag>`;

/** Collections as the Metadata Working Group writes them: project and product, and where the picks stand. */
const collections = (products: string[], { name, address }: SidecarAbout['project']) =>
  `<rdf:Bag>${products
    .map(
      (product) =>
        `<rdf:li mwg-coll:CollectionName="${xmlEscape(`${name} – ${product}`)}" mwg-coll:CollectionURI="${xmlEscape(address)}"/>`,
    )
    .join('')}</rdf:Bag>`;

/**
 * An XMP sidecar of a photograph chosen for these products: the stars it was given, or five; its colour as the label, or the
 * first product; each product as a keyword, below "Keepers" in the tree of keywords (whose own separator, `|`, is kept out
 * of names), and as a collection of the project.
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
