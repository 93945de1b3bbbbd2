import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMessages } from '../features/find-messages.mjs';
import { root } from '../launcher/steps.mjs';

const SKELETON = path.join(import.meta.dirname, 'skeleton');
/** Tests of the skeleton that need it to be registered do not run in the skeleton's own folder. */
const ASLEEP = /\.txt$/;
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `photo-notes` → `photoNotes`, `Photo notes`. */
const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const title = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** The skeleton's text with the feature's own name in it. */
const named = (text, id) =>
  text
    .replaceAll('sample-feature', id)
    .replaceAll('sampleFeature', camel(id))
    .replaceAll('Sample feature', title(id));

/**
 * Creates plugins/{id}, a small feature that works and has tests. Returns the files it made, relative to the
 * repository. Throws, with the fix, where the name is invalid or taken.
 */
export function makePlugin(id, base = root) {
  if (!ID.test(id ?? ''))
    throw new Error(
      `"${id ?? ''}" is no valid feature name: use lower case letters and digits, separated by hyphens (npm run new:plugin photo-notes).`,
    );
  const folder = path.join(base, 'plugins', id);
  if (existsSync(folder)) throw new Error(`plugins/${id} already exists: choose another name.`);
  if (findMessages(root).some(({ namespace }) => namespace === id))
    throw new Error(`"${id}" is already a message namespace of the product: choose another name.`);
  const files = readdirSync(SKELETON, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(SKELETON, path.join(entry.parentPath, entry.name)))
    .sort();
  return files.map((file) => {
    const to = path.join(folder, named(file.replace(ASLEEP, ''), id));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, named(readFileSync(path.join(SKELETON, file), 'utf8'), id));
    return path.relative(base, to);
  });
}
