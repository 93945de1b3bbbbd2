import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../launcher/steps.mjs';

/** The plainest of the house's templates: what a new one begins as. */
const MODEL = 'quiet';
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `wild-garden` → `wildGarden`, `Wild garden`. */
const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const title = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** The model's files with the new template's name where its own stood; its two names are changed by whoever makes it. */
const named = (file, text, id) => {
  if (file === 'template.ts')
    return text.replace(`const ${MODEL} =`, `const ${camel(id)} =`).replace(`id: '${MODEL}'`, `id: '${id}'`);
  if (file === 'demo.json') return text.replace(`"template": "${MODEL}"`, `"template": "${id}"`);
  if (file.startsWith('messages')) return text.replace(/"name": "[^"]*"/, `"name": "${title(id)}"`);
  return text;
};

/**
 * Makes site-templates/{id}, a template that draws every block and begins with a whole site. Gives the files it made, from
 * the house's folder. Throws, with the mend, where the name cannot be one or is taken.
 */
export function makeTemplate(id, base = root) {
  if (!ID.test(id ?? ''))
    throw new Error(
      `"${id ?? ''}" cannot name a template: lower case letters and digits, parted by hyphens (npm run new:template wild-garden).`,
    );
  const folder = path.join(base, 'site-templates', id);
  if (existsSync(folder)) throw new Error(`site-templates/${id} is there already: choose another name.`);
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
