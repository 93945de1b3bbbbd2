import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../launcher/steps.mjs';

/** The simplest of the built-in templates: a new one starts as its copy. */
const MODEL = 'quiet';
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `wild-garden` → `wildGarden`, `Wild garden`. */
const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const title = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** The model's files with the new template's name in place of its own; its author changes the two display names. */
const named = (file, text, id) => {
  if (file === 'template.ts')
    return text.replace(`const ${MODEL} =`, `const ${camel(id)} =`).replace(`id: '${MODEL}'`, `id: '${id}'`);
  if (file === 'demo.json') return text.replace(`"template": "${MODEL}"`, `"template": "${id}"`);
  if (file.startsWith('messages')) return text.replace(/"name": "[^"]*"/, `"name": "${title(id)}"`);
  return text;
};

/**
 * Creates site-templates/{id}, a template that renders every block and includes a whole starter site. Returns the files
 * it made, relative to the repository. Throws, with the fix, where the name is invalid or taken.
 */
export function makeTemplate(id, base = root) {
  if (!ID.test(id ?? ''))
    throw new Error(
      `"${id ?? ''}" is no valid template name: use lower case letters and digits, separated by hyphens (npm run new:template wild-garden).`,
    );
  const folder = path.join(base, 'site-templates', id);
  if (existsSync(folder)) throw new Error(`site-templates/${id} already exists: choose another name.`);
  const model = path.join(root, 'site-templates', MODEL);
  const files = readdirSync(model, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(model, path.join(entry.parentPath, entry.name)))
    .sort();
  return files.map((file) => {
    const to = path.join(folder, file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, named(file, readFileSync(path.join(model, file), 'utf8'), id));
    return path.relative(base, to);
  });
}
