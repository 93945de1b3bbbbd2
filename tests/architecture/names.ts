import ts from 'typescript';

const SCRIPT = /\.(tsx?|[cm]?js)$/;

/** The lines of declared, read and quoted names of a script: identifiers, and property names in quotes. */
function scriptNames(file: string, text: string): [name: string, line: number][] {
  const kind = /\.tsx$/.test(file) ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const names: [string, number][] = [];
  const visit = (node: ts.Node) => {
    const quoted =
      ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || quoted)
      names.push([node.text, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** The keys of messages and the options of their selects and plurals. */
const messageNames = (text: string): [name: string, line: number][] =>
  text.split('\n').flatMap((line, i) => {
    const [, key = '', value = ''] = /^\s*"([^"]*)":\s*(.*)$/.exec(line) ?? [];
    const options = [...value.matchAll(/([\w-]+)\s*\{/g)].map(([, option = '']) => option);
    return [key, ...options].filter(Boolean).map((name): [string, number] => [name, i + 1]);
  });

/** The names of a script or a message file whose words match, as `file:line: name`. */
export function namesWith(found: RegExp, file: string, text: string): string[] {
  if (!SCRIPT.test(file) && !/\.json$/.test(file)) return [];
  const names = SCRIPT.test(file) ? scriptNames(file, text) : messageNames(text);
  return names
    .filter(([name]) => name.split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]/).some((word) => found.test(word)))
    .map(([name, line]) => `${file}:${line}: ${name}`);
}
