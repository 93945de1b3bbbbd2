import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../launcher/steps.mjs';

/** Languages every feature must have: those of the core's own messages. */
export const LOCALES = readdirSync(path.join(root, 'src/core/i18n/messages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

const ID = /^[a-z][a-z0-9-]*$/;
/** Where features are: the folder, how its files are imported, and the file that holds the config half. */
const HOMES = [
  { folder: 'plugins', alias: '@plugins', config: 'index' },
  { folder: 'src/modules', alias: '@/modules', config: 'feature' },
];

/** Whether the name is that of a module's feature, which a package cannot take. */
export const isModule = (id, base = root) => existsSync(path.join(base, 'src/modules', id, 'feature.ts'));

/** Folders in which there is a feature, sorted by their names: `{id, at, alias, config}`. */
const featureFolders = (base) =>
  HOMES.flatMap(({ folder, alias, config }) =>
    (existsSync(path.join(base, folder)) ? readdirSync(path.join(base, folder)) : [])
      .filter((id) => id !== 'kit' && existsSync(path.join(base, folder, id, `${config}.ts`)))
      .map((id) => ({ id, at: `${folder}/${id}`, from: `${alias}/${id}`, config })),
  ).sort((a, b) => (a.id < b.id ? -1 : 1));

/**
 * Reads `keepers.json`: settings by a folder of plugins/ or by a package's name. Throws where a line is invalid.
 */
export function readChoices(base = root) {
  const file = path.join(base, 'keepers.json');
  const { features = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const [name, choice] of Object.entries(features)) {
    const unknown = Object.keys(choice ?? {}).filter((key) => key !== 'enabled');
    if (unknown.length > 0)
      throw new Error(
        `keepers.json: "${name}" has the unknown key "${unknown[0]}"; only "enabled" is allowed.`,
      );
  }
  return features;
}

/**
 * Returns every feature, a plugin or a module that has the shape of one, sorted by its id, so that generated files are
 * stable: `{id, enabled, at, from, config}` with its folder, the start of its imports and the name of its config half's
 * file. `enabled: false` is set in keepers.json by the folder's name or, for one that came from npm, by the package's.
 * Throws, naming the feature and the fix.
 *
 * Runs before anything is compiled, so it reads files as text; `plugins/kit/check-features.ts` checks the loaded halves
 * of features against each other at start. The two share no rule but that messages exist.
 */
export function findFeatures(base = root) {
  const choices = readChoices(base);
  const found = featureFolders(base);
  const folders = found.map(({ id }) => id);
  const packages = new Map(folders.map((id) => [id, packageOf(id, base)]));
  for (const name of Object.keys(choices)) {
    if (!folders.includes(name) && ![...packages.values()].includes(name))
      throw new Error(
        `keepers.json names "${name}", but neither plugins/${name} nor an installed package of that name exists: ` +
          'correct the name, or install the package and run "npm run generate".',
      );
  }
  return found.map((feature) => {
    const { id } = feature;
    checkFolder(feature, base);
    const choice = choices[id] ?? choices[packages.get(id) ?? ''] ?? {};
    return { ...feature, enabled: choice.enabled !== false };
  });
}

/** The package a folder's feature was installed from, or null for one written here. */
export function packageOf(id, base = root) {
  const mark = path.join(base, 'plugins', id, 'installed.json');
  return existsSync(mark) ? JSON.parse(readFileSync(mark, 'utf8')).package : null;
}

/** The existing slots: the keys of SLOTS, where they are typed. */
function knownSlots(base) {
  const file = path.join(base, 'src/ui/slots/feature-ui.ts');
  if (!existsSync(file)) return null;
  const [, table = ''] = /const SLOTS[^{]*\{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  return new Set([...table.matchAll(/'([\w.]+)'/g)].map(([, name]) => name));
}

/** Throws where a feature fills a slot that does not exist, since the browser would silently ignore it. */
function checkSlots({ id, at }, base) {
  const known = knownSlots(base);
  for (const name of ['ui/index.ts', 'ui/index.tsx', 'ui/viewer.ts', 'ui/viewer.tsx']) {
    const file = path.join(base, at, name);
    if (!known || !existsSync(file)) continue;
    for (const [, slot] of readFileSync(file, 'utf8').matchAll(/^\s+'([\w-]+\.[\w.-]+)':/gm)) {
      if (!known.has(slot))
        throw new Error(
          `Feature "${id}": the slot "${slot}" does not exist (${at}/${name}); use one of ${[...known].join(', ')}.`,
        );
    }
  }
}

/** Permissions declared by the core or by a feature. Null where the core is not there. */
function knownPermissions(base) {
  const coreTable = path.join(base, 'src/core/access/permission-table.ts');
  if (!existsSync(coreTable)) return null;
  const tables = featureFolders(base).flatMap(({ at, config }) =>
    ['permissions.ts', `${config}.ts`].map((name) => path.join(base, at, name)),
  );
  const texts = [coreTable, ...tables.filter((file) => existsSync(file))].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const inOneLine = /'([a-z][a-z0-9-]*\.[A-Za-z0-9-]+)':/g;
  return new Set(texts.flatMap((text) => [...text.matchAll(inOneLine)].map(([, name]) => name)));
}

/** Cards and screens name their permission as a text: an undeclared one would hide them from everybody, silently. */
function checkScreens({ id, at }, base) {
  const folder = path.join(base, at, 'admin');
  const known = existsSync(folder) ? knownPermissions(base) : null;
  if (!known) return;
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name))) {
    for (const [, name] of readFileSync(path.join(folder, file), 'utf8').matchAll(
      /\bpermission: '([^']+)'/g,
    )) {
      if (!known.has(name))
        throw new Error(
          `Feature "${id}": admin/${file} needs the permission "${name}", which is not declared; declare it in ` +
            'permissions.ts, or correct its name.',
        );
    }
  }
}

function checkFolder(feature, base) {
  const { id, at } = feature;
  checkSlots(feature, base);
  checkScreens(feature, base);
  if (!ID.test(id))
    throw new Error(
      `Feature "${id}": its folder's name may have only lower case letters, digits and hyphens; rename it.`,
    );
  for (const locale of LOCALES) {
    if (!existsSync(path.join(base, at, 'messages', `${locale}.json`)))
      throw new Error(
        `Feature "${id}" has no messages in "${locale}": add ${at}/messages/${locale}.json (a text that is missing in it ` +
          'shows as [missing: key]).',
      );
  }
}
