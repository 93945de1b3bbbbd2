import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../launcher/steps.mjs';

/** Folders whose texts are the product's own: a file for each namespace, in a folder for each language. */
const homes = (base) => [
  { folder: 'src/core/i18n/messages', from: '@/core/i18n/messages' },
  { folder: 'src/ui/messages', from: '@/ui/messages' },
  ...readdirSync(path.join(base, 'src/modules'))
    .sort()
    .map((name) => ({ folder: `src/modules/${name}/messages`, from: `@/modules/${name}/messages` })),
];

/**
 * The product's own texts, without those of features: `{namespace, locale, file, from}` with the file's path from the
 * root and its import name, sorted by namespace. Throws where two modules have the same namespace.
 */
export function findMessages(base = root) {
  const found = homes(base).flatMap(({ folder, from }) =>
    (existsSync(path.join(base, folder)) ? readdirSync(path.join(base, folder), { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: locale }) =>
        readdirSync(path.join(base, folder, locale)).map((name) => ({
          namespace: name.replace('.json', ''),
          locale,
          file: `${folder}/${locale}/${name}`,
          from: `${from}/${locale}/${name}`,
        })),
      ),
  );
  const seen = new Map();
  for (const { namespace, locale, file } of found) {
    const key = `${locale} ${namespace}`;
    if (seen.has(key)) throw new Error(`${seen.get(key)} and ${file} have the same namespace: rename one.`);
    seen.set(key, file);
  }
  return found.sort((a, b) => (`${a.namespace} ${a.locale}` < `${b.namespace} ${b.locale}` ? -1 : 1));
}
