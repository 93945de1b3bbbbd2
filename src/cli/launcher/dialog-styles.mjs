import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { root } from './steps.mjs';

/** Where the steps of an account are rendered. */
const COMPONENTS = ['src/modules/entry/ui', 'src/modules/identity/ui', 'src/ui/primitives'];

/** Every word of the components that can be a class; Tailwind ignores the others. */
function candidates() {
  const words = COMPONENTS.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => readFileSync(path.join(root, folder, file), 'utf8').split(/[\s"'`]+/)),
  );
  return [...new Set(words)];
}

/**
 * Lets an island import `account.css` as text: the dialog's own rules, and the Tailwind classes its steps use. A page
 * of a site adds it as a constructed sheet, which needs no exception in the page's content policy.
 */
export const dialogStyles = {
  name: 'dialog-styles',
  setup(b) {
    b.onLoad({ filter: /[\\/]islands[\\/]account[\\/]account\.css$/ }, async ({ path: file }) => {
      const loadStylesheet = async (id, base) => ({
        path: id,
        base,
        content: readFileSync(path.join(root, id.startsWith('src/') ? id : `node_modules/${id}`), 'utf8'),
      });
      const own = readFileSync(file, 'utf8');
      const { build } = await compile(`${own}.account-dialog { @tailwind utilities; }`, {
        base: root,
        loadStylesheet,
      });
      const { code } = await b.esbuild.transform(build(candidates()), {
        loader: 'css',
        minify: true,
        target: b.initialOptions.target,
      });
      return { contents: code, loader: 'text' };
    });
  },
};
