import { Readable } from 'node:stream';
import type { KeyUnder } from '@plugins/kit/server/internal-rules';
import { translator } from '@plugins/kit/server/texts';
import { makeZip } from 'client-zip';
import type { ExportMark } from '../marks/operations/marks-for-export';
import type { ProductPicks } from './list-picks';
import { listSidecars, type Sidecar } from './list-sidecars';
import { writeSidecar } from './write-sidecar';

/** The content of an archive of sidecars besides the picks. */
export interface ZipAbout {
  project: string;
  /** The project's address in the admin. */
  address: string;
  /** Ratings by photograph id. */
  marks: ReadonlyMap<string, Pick<ExportMark, 'stars' | 'colour'>>;
  locale: 'en' | 'he';
  /** The modification time of every file. */
  at: Date;
}

/** Returns a stored ZIP as a stream: README.txt and an XMP sidecar for each picked photograph. */
export function writeZip(products: ProductPicks[], about: ZipAbout): Readable {
  const { project, address, marks, locale, at } = about;
  const sidecars = listSidecars(products);
  const readme = writeReadme(products, sidecars, { project, locale });
  function* files() {
    yield { name: 'README.txt', input: readme, lastModified: at };
    for (const { file, photo, products: names } of sidecars) {
      const said = marks.get(photo.id);
      const input = writeSidecar(names, {
        project: { name: project, address },
        ...(said && { stars: said.stars, colour: said.colour }),
      });
      yield { name: file, input, lastModified: at };
    }
  }
  return Readable.fromWeb(makeZip(files()) as never);
}

/** Returns the README: the purpose of the sidecars, which share a name, and which photographs have none. */
export function writeReadme(
  products: ProductPicks[],
  sidecars: Sidecar[],
  { project, locale }: Pick<ZipAbout, 'project' | 'locale'>,
): string {
  const t = translator(locale);
  const say = (key: KeyUnder<'selection.export.readme'>, params = {}) =>
    t(`selection.export.readme.${key}`, params);
  const shared = sidecars
    .filter((sidecar) => sidecar.shared)
    .map(
      ({ file, photo }) =>
        `  ${file}: ${[oneLine(photo.name), photo.camera, photo.captured_at, photo.gallery.name].filter(Boolean).join(' · ')}`,
    );
  const gone = products.flatMap(({ product, picks }) =>
    picks.filter((pick) => pick.withdrawn).map((pick) => `  ${oneLine(pick.name)} · ${product.name}`),
  );
  const parts = [
    say('title', { project }),
    `${say('count', { count: sidecars.length })} ${say('what')}`,
    say('raw'),
    say('jpeg'),
    say('overwrite'),
    shared.length > 0 ? [say('same'), ...shared].join('\n') : '',
    gone.length > 0 ? [say('withdrawn'), ...gone].join('\n') : '',
  ];
  // Windows Notepad detects UTF-8 by the byte order mark, and old versions need CR LF.
  return `\ufeff${parts.filter(Boolean).join('\n\n')}\n`.replaceAll('\n', '\r\n');
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ');
