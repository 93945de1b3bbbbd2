import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFeatures } from '../features/find-features.mjs';
import { root } from '../launcher/steps.mjs';
import { partsOf } from './parts-of.mjs';
import { readModule, resolveImport } from './read-module.mjs';

const SCREENS = 'src/web/admin/config.ts';
const SEARCH = 'src/modules/home/admin/search/SearchAction.tsx';
const FRAME = 'src/modules/identity/admin/studio-page.tsx';
/** Pages of clients and sites that render features. */
const PAGES = {
  'page:gallery': 'src/app/(client)/events/[id]/page.tsx',
  'page:site': 'src/app/(client)/sites/[...rest]/page.tsx',
};
/** Renders the tabs of a project, each loaded by the `load` file of its folder. */
const PROJECT = 'src/modules/project/admin/ProjectView.tsx';

const source = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Returns the texts that components in the browser read when the files of `starts` are rendered: `{pattern, file}`.
 * Does not follow imports of files for which `stop` returns true: they have lists of their own.
 */
function textsFrom(starts, stop) {
  const texts = [];
  const seen = new Set();
  const walk = (file, names, inherited) => {
    const module = readModule(file);
    const client = inherited || module.client;
    const id = `${client} ${file} ${module.barrel && names ? names.join() : ''}`;
    if (seen.has(id)) return;
    seen.add(id);
    if (client) texts.push(...module.texts);
    for (const next of module.imports) {
      if (stop(next.file)) continue;
      if (!module.barrel || !names || !next.as) walk(next.file, next.names, client);
      else {
        const passed = next.names.filter((_, at) => names.includes(next.as[at]));
        if (passed.length > 0) walk(next.file, passed, client);
      }
    }
  };
  for (const { file, names = null } of starts) walk(file, names, false);
  return texts;
}

/** Returns the admin's screens, read from the text of `SCREENS`: each address pattern with the file of its view. */
function adminScreens() {
  const text = source(SCREENS);
  const views = [...text.matchAll(/view\(\s*'([^']+)',\s*'\/([^'#]+)#/g)].map(([, at, file]) => ({
    at,
    file: `${file}.tsx`,
  }));
  const [, home] = /dashboard: \{ Component: '\/([^'#]+)#/.exec(text) ?? [];
  return [{ at: '/', file: `${home}.tsx` }, ...views];
}

/** Returns the pages of features: `page:shop` with the route that renders the shop's pages. */
const featurePages = () =>
  findFeatures()
    .map(({ id }) => ({ name: `page:${id}`, file: `src/app/(client)/feature/${id}/page.tsx` }))
    .filter(({ file }) => existsSync(path.join(root, file)));

/** Returns the tabs of a project that are not a feature's: `tab:photos` with the file that loads it. */
const projectTabs = () =>
  [...source(PROJECT).matchAll(/from '(\.\/([\w-]+)\/load)'/g)].map(([, spec, name]) => ({
    name: `tab:${name}`,
    file: resolveImport(spec, PROJECT),
  }));

/** Returns what features add to the admin: `feature:talk:tabs` with the files of its tabs. */
const featureParts = () =>
  findFeatures()
    .map(({ id, at }) => ({ id, file: `${at}/admin/index.ts` }))
    .filter(({ file }) => existsSync(path.join(root, file)))
    .flatMap(({ id, file }) =>
      Object.entries(partsOf(file)).map(([part, starts]) => ({ name: `feature:${id}:${part}`, starts })),
    );

/** Returns the patterns, sorted, without those that another one covers (`a.b.c` by `a.b.*`). */
function withoutCovered(patterns) {
  const heads = patterns.filter((one) => one.endsWith('.*')).map((one) => one.slice(0, -1));
  return patterns.filter((one) => !heads.some((head) => one !== `${head}*` && one.startsWith(head))).sort();
}

/**
 * Returns which texts each screen sends: `{ [screen]: patterns }`. Screens are the admin's `frame` (around every
 * screen) and `search`, the address pattern of a view, `tab:<name>` of a project,
 * `feature:<id>:<tabs, cards or screens>`, and the pages of clients and sites.
 * @throws Error naming the files in which a component reads texts whose namespace the source does not show.
 */
export function screenTexts() {
  const one = ({ name, file }) => ({ name, starts: [{ file }] });
  const entries = [
    one({ name: 'frame', file: FRAME }),
    one({ name: 'search', file: SEARCH }),
    ...adminScreens().map(({ at, file }) => one({ name: at, file })),
    ...projectTabs().map(one),
    ...featureParts(),
    ...Object.entries(PAGES).map(([name, file]) => one({ name, file })),
    ...featurePages().map(one),
  ];
  const parts = new Set([...projectTabs(), { file: FRAME }, { file: SEARCH }].map(({ file }) => file));
  const unknown = new Set();
  const listed = entries.map(({ name, starts }) => {
    const own = new Set(starts.map(({ file }) => file));
    // An admin screen names the features' parts it renders, which have lists of their own; a page renders them all.
    const listed = (file) => !name.startsWith('page:') && file.startsWith('src/registry/');
    const stop = (file) => !own.has(file) && (parts.has(file) || listed(file));
    const texts = textsFrom(starts, stop);
    for (const { pattern, file } of texts) if (pattern === '*') unknown.add(file);
    return [name, withoutCovered([...new Set(texts.map(({ pattern }) => pattern))])];
  });
  if (unknown.size > 0)
    throw new Error(
      `These files read texts by keys that the source does not show: ${[...unknown].join(', ')}. ` +
        'Name the namespace in useTranslations, or add a line such as `// texts: sites.builder.*`.',
    );
  return Object.fromEntries(listed);
}
