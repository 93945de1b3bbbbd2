import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { dialogStyles } from './dialog-styles.mjs';
import { root } from './steps.mjs';

const OUT = path.join(root, 'dist', 'site');
const folders = (name) =>
  existsSync(path.join(root, name))
    ? readdirSync(path.join(root, name), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];
const there = (...parts) => (existsSync(path.join(root, ...parts)) ? [parts.join('/')] : []);

/** A template's style sheets: the blocks', the features' blocks', and the template's own, each over the former. */
function styleOf(template) {
  const features = folders('plugins').flatMap((id) => there('plugins', id, 'site.css'));
  const layers = [
    ...there('src', 'modules', 'sites', 'site.css').map((file) => [file, 'blocks']),
    ...features.map((file) => [file, 'features']),
    ...there('site-templates', template, 'style.css').map((file) => [file, 'template']),
  ];
  const imports = layers.map(([file, layer]) => `@import "./${file}" layer(${layer});\n`).join('');
  // In no layer: the oldest browsers drop what is in one.
  return `@layer blocks, features, template;\n@import "./src/ui/old-browser.css";\n${imports}`;
}

/** The sheet that only pages of the platform's own site have, beside their template's. */
const PLATFORM = 'of-platform';
const styleOfPlatform = '@import "./src/modules/sites/platform.css" layer(blocks);\n';

/** Scripts of sites' pages: one file each, by its name. */
function findIslands() {
  const found = {};
  for (const home of ['src/modules', 'plugins'])
    for (const id of folders(home)) {
      const folder = path.join(root, home, id, 'islands');
      if (!existsSync(folder)) continue;
      for (const file of readdirSync(folder)) {
        if (/^[\w-]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
          found[file.slice(0, -3)] = path.join(folder, file);
      }
    }
  return found;
}

const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  publicPath: '/_site/',
  outdir: OUT,
  assetNames: 'fonts/[name]-[hash]',
  loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file' },
  target: ['chrome120', 'safari16.4', 'firefox120'],
  logLevel: 'error',
};

const nameOf = (file) => path.basename(file).replace(/-[A-Z0-9]{8}\.\w+$/, '');

/** Pictures of the product for the platform's front page, from the guide: `en/choose` → its file, contents and size. */
async function findScreens() {
  const found = [];
  for (const locale of folders('docs/guide/images'))
    for (const file of readdirSync(path.join(root, 'docs/guide/images', locale)).sort()) {
      const contents = readFileSync(path.join(root, 'docs/guide/images', locale, file));
      const { width, height } = await sharp(contents).metadata();
      const name = file.replace(/\.webp$/, '');
      const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
      found.push({
        name: `${locale}/${name}`,
        file: `${locale}-${name}-${hash}.webp`,
        contents,
        width,
        height,
      });
    }
  return found;
}

/**
 * Builds styles, fonts and scripts of sites' pages into dist/site, with the product's pictures and a list of them. Old font formats are left out.
 */
export async function buildSiteAssets() {
  const manifest = { styles: {}, scripts: {}, fonts: {}, screens: {} };
  const files = new Map();
  const islands = await build({
    ...shared,
    entryPoints: findIslands(),
    entryNames: '[name]-[hash]',
    format: 'esm',
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    plugins: [dialogStyles],
  });
  for (const { path: file, contents } of islands.outputFiles) {
    files.set(file, contents);
    manifest.scripts[nameOf(file)] = `/_site/${path.relative(OUT, file)}`;
  }
  const sheets = folders('site-templates').map((template) => [template, styleOf(template)]);
  for (const [name, contents] of [...sheets, [PLATFORM, styleOfPlatform]]) {
    const { outputFiles } = await build({
      ...shared,
      stdin: { contents, resolveDir: root, loader: 'css' },
      plugins: [neededFontsOnly],
    });
    for (const { path: file, contents, text } of outputFiles) {
      if (file.endsWith('.css')) manifest.styles[name] = text.trim();
      else {
        files.set(file, contents);
        manifest.fonts[nameOf(file)] = `/_site/${path.relative(OUT, file)}`;
      }
    }
  }
  for (const { name, file, contents, width, height } of await findScreens()) {
    files.set(path.join(OUT, 'screens', file), contents);
    manifest.screens[name] = { src: `/_site/screens/${file}`, width, height };
  }
  rmSync(OUT, { recursive: true, force: true });
  for (const folder of ['fonts', 'screens']) mkdirSync(path.join(OUT, folder), { recursive: true });
  for (const [file, contents] of files) writeFileSync(file, contents);
  writeFileSync(path.join(OUT, 'manifest.json'), JSON.stringify(manifest));
}

/** The scripts (alphabets) sites are written in: a package's other faces would only make every page heavier. */
const LETTERS = /-(latin|latin-ext|hebrew)-/;

/** Font faces of these alphabets, in the format that every supported browser reads. */
const neededFontsOnly = {
  name: 'needed-fonts-only',
  setup(b) {
    b.onLoad({ filter: /@fontsource.*\.css$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .replace(/\/\* (\S+) \*\/\s*@font-face\s*{[^}]*}/g, (face, name) => (LETTERS.test(name) ? face : ''))
        .replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, ''),
      loader: 'css',
    }));
  },
};
