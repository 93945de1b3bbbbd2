import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../launcher/steps.mjs';
import { isModule, packageOf, readChoices } from './find-features.mjs';

const INSTALLED_FILE = 'installed.json';
/** Files of a package that are not the feature. */
const LEFT = new Set(['node_modules', 'package.json', 'package-lock.json', INSTALLED_FILE]);

/** The feature a package declares: `"keepers": {"id": "retouch", "kit": 1}`. Throws where it declares none. */
function readPackage(base, name) {
  const file = path.join(base, 'node_modules', name, 'package.json');
  if (!existsSync(file))
    throw new Error(
      `keepers.json names the package "${name}", which is not installed: run "npm install ${name}".`,
    );
  const { version, keepers } = JSON.parse(readFileSync(file, 'utf8'));
  if (!/^[a-z][a-z0-9-]*$/.test(keepers?.id ?? ''))
    throw new Error(`The package "${name}" is not a Keepers feature: its package.json has no "keepers.id".`);
  return { id: keepers.id, version, kit: keepers.kit };
}

/** The version of this installation's kit. */
function kitVersion(base) {
  const text = readFileSync(path.join(base, 'plugins/kit/version.ts'), 'utf8');
  return Number(/KIT_VERSION = (\d+)/.exec(text)?.[1]);
}

function hashOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !(entry.name === INSTALLED_FILE && entry.parentPath === folder))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(path.relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const readMark = (folder) => JSON.parse(readFileSync(path.join(folder, INSTALLED_FILE), 'utf8'));

/** Throws where the copied files were changed: local changes are never overwritten. */
function requireUntouched(folder, id) {
  if (hashOf(folder) !== readMark(folder).hash)
    throw new Error(
      `Feature "${id}": plugins/${id} was changed since it was installed from npm. Undo the changes, or make it yours: ` +
        `delete plugins/${id}/${INSTALLED_FILE} and its line in keepers.json.`,
    );
}

/**
 * Copies the features of packages named in keepers.json into plugins/, as source, where they are built, checked and
 * reviewed as ours are; removes those whose line is gone. Returns what it did, for a person to read. Throws, naming
 * package and fix, where two want one folder, where a package is of another kit, and before it would lose a change.
 */
export function bringPackages(base = root) {
  const plugins = path.join(base, 'plugins');
  const done = [];
  const wanted = new Map();
  for (const name of Object.keys(readChoices(base))) {
    if (isModule(name, base)) continue;
    if (existsSync(path.join(plugins, name, 'index.ts')) && packageOf(name, base) === null) continue;
    const { id, version, kit } = readPackage(base, name);
    if (kit !== kitVersion(base))
      throw new Error(
        `The package "${name}" was written for kit ${kit ?? '(unknown)'}; this is kit ${kitVersion(base)}: ` +
          'install a version of it for this kit.',
      );
    const folder = path.join(plugins, id);
    const holder = isModule(id, base) ? `src/modules/${id}` : existsSync(folder) ? packageOf(id, base) : name;
    if (id === 'kit' || wanted.has(id) || holder !== name)
      throw new Error(
        `The packages or folders "${wanted.get(id) ?? holder ?? `plugins/${id}`}" and "${name}" both declare the feature ` +
          `"${id}": keep one of them in keepers.json, or rename yours.`,
      );
    wanted.set(id, name);
    if (bringOne(path.join(base, 'node_modules', name), folder, { id, package: name, version }))
      done.push(`plugins/${id} is ${name} ${version}`);
  }
  for (const entry of readdirSync(plugins, { withFileTypes: true })) {
    if (!entry.isDirectory() || wanted.has(entry.name) || packageOf(entry.name, base) === null) continue;
    requireUntouched(path.join(plugins, entry.name), entry.name);
    rmSync(path.join(plugins, entry.name), { recursive: true });
    done.push(`plugins/${entry.name} removed`);
  }
  return done;
}

/** Copies one, unless it is there already; returns whether it copied. */
function bringOne(from, folder, { id, package: name, version }) {
  const files = readdirSync(from).filter((entry) => !LEFT.has(entry));
  if (existsSync(folder)) {
    requireUntouched(folder, id);
    if (readMark(folder).version === version) return false;
    rmSync(folder, { recursive: true });
  }
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(path.join(from, file), path.join(folder, file), { recursive: true });
  const mark = { package: name, version, hash: hashOf(folder) };
  writeFileSync(path.join(folder, INSTALLED_FILE), `${JSON.stringify(mark, null, 2)}\n`);
  return true;
}
