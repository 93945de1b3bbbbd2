import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './launcher/steps.mjs';

const KIT = 'plugins/kit';
const HALVES = ['server', 'ui', 'view', 'admin', 'site'];
/** Files of a half that plugins import; other files in its folder are the kit's own. */
const ENTRIES =
  /^(index|changes|database|hooks|mail|orders|parts|people|photographs|projects|rules|services|sites|texts|wire)\.ts$/;
/** What serves one of Keepers' own plugins alone: not counted, and it may change in any version. */
const INTERNAL = /^internal(-pdf|-rules)?\.ts$/;
const ALIASES = {
  '@/': 'src/',
  '@plugins/': 'plugins/',
  '@media/': 'media/',
  '@collections/': 'collections/',
};

const trees = new Map();
function treeOf(file) {
  if (!trees.has(file))
    trees.set(
      file,
      ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
    );
  return trees.get(file);
}

/** The file of an import specifier, from the root; null where it is a package. */
function fileOf(from, specifier) {
  const alias = Object.keys(ALIASES).find((name) => specifier.startsWith(name));
  if (!alias && !specifier.startsWith('.')) return null;
  const bare = alias
    ? ALIASES[alias] + specifier.slice(alias.length)
    : path.join(path.dirname(from), specifier);
  return ['.ts', '.tsx', '/index.ts']
    .map((end) => bare + end)
    .find((file) => existsSync(path.join(root, file)));
}

/** The first sentence of the comment above a declaration. */
function sentenceOver(node) {
  const [doc] = (ts.getJSDocCommentsAndTags(node) ?? []).slice(-1);
  const text = (ts.getTextOfJSDocComment(doc?.comment) ?? '').replace(/\s+/g, ' ').trim();
  return /^.*?[.:!?](?= [A-Z`]|$)/.exec(text)?.[0] ?? text;
}

/** The comment above a name in the file that declares it; follows re-exports. */
function described(file, name) {
  for (const node of treeOf(file).statements) {
    if (
      ts.isVariableStatement(node) &&
      node.declarationList.declarations.some((one) => one.name.text === name)
    )
      return sentenceOver(node);
    if (node.name?.text === name) return sentenceOver(node);
    if (!ts.isExportDeclaration(node) || !node.moduleSpecifier) continue;
    const to = fileOf(file, node.moduleSpecifier.text);
    if (!to) continue;
    const elements = node.exportClause?.elements;
    const found = elements?.find((one) => one.name.text === name);
    const text = found
      ? described(to, (found.propertyName ?? found.name).text)
      : !elements && described(to, name);
    if (text) return text;
  }
  return '';
}

/** The members of one entry file: name, whether it is a type, and its description. */
function membersOf(file) {
  return treeOf(file).statements.flatMap((node) => {
    if (ts.isExportDeclaration(node) && node.exportClause) {
      const to = node.moduleSpecifier && fileOf(file, node.moduleSpecifier.text);
      return node.exportClause.elements.map((one) => ({
        name: one.name.text,
        type: node.isTypeOnly || one.isTypeOnly,
        text: (to && described(to, (one.propertyName ?? one.name).text)) || sentenceOver(node),
      }));
    }
    if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const names = node.declarationList?.declarations.map((one) => one.name.text) ?? [node.name?.text];
    const type = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    return names.map((name) => ({ name, type, text: sentenceOver(node) }));
  });
}

/** The files of a folder of the kit that match, its index first. */
const filesIn = (folder, pattern) =>
  readdirSync(path.join(root, folder))
    .filter((file) => pattern.test(file))
    .sort((a, b) => Number(b === 'index.ts') - Number(a === 'index.ts') || a.localeCompare(b))
    .map((file) => `${folder}/${file}`);

/** Every entry file of the kit with its members, in the order of the folders; `internal`: those of Keepers' own plugins. */
export function kitMembers({ internal = false } = {}) {
  const own = internal ? filesIn(KIT, INTERNAL) : [`${KIT}/index.ts`, `${KIT}/rules.ts`];
  const halves = HALVES.flatMap((half) => filesIn(`${KIT}/${half}`, internal ? INTERNAL : ENTRIES));
  return [...own, ...halves].map((file) => ({
    from: `@${file.replace(/(\/index)?\.ts$/, '')}`,
    members: membersOf(file).sort((a, b) => Number(a.type) - Number(b.type) || a.name.localeCompare(b.name)),
  }));
}

const countOf = (entries) => entries.reduce((sum, { members }) => sum + members.length, 0);

/** The tables of some entry files, one for each. */
const tablesOf = (entries) =>
  entries
    .map(({ from, members }) => {
      const rows = members.map(
        ({ name, type, text }) => `| \`${name}\`${type ? ' (type)' : ''} | ${text.replaceAll('|', '\\|')} |`,
      );
      return `## \`${from}\`\n\n| member | what it is for |\n|---|---|\n${rows.join('\n')}\n`;
    })
    .join('\n');

/** The reference of the kit as Markdown: what `plugins/kit/REFERENCE.md` holds. */
export function kitReference() {
  const [entries, internal] = [kitMembers(), kitMembers({ internal: true })];
  return (
    '<!-- Generated by `npm run generate`. Do not edit. -->\n# Members of the kit\n\n' +
    `${countOf(entries)} members in ${entries.length} entry files. At the end follow ${countOf(internal)} internal ones: ` +
    'each serves one of the plugins in this repository, and may change or disappear in any version.\n\n' +
    `${tablesOf(entries)}\n# Internal members\n\n${tablesOf(internal)}`
  );
}
