import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseSource, ROOT } from './parse-source';

/** One statement as the source writes it. */
export interface Statement {
  /** `file:line` of its call of `query`. */
  at: string;
  /** Its text, constants put in; with a choice in it, one entry for each branch. */
  text: string;
  /** The row type of a call: `query<{ id: string }>`. Null if the type is derived (`Pick`), or missing. */
  row: Record<string, string> | null;
}

const ALIASES: [string, string][] = [
  ['@/', 'src/'],
  ['@plugins/', 'plugins/'],
  ['@media/', 'media/'],
  ['@collections/', 'collections/'],
  ['@site-templates/', 'site-templates/'],
];
/** A statement with more choices than this is left out. */
const MOST_BRANCHES = 16;

type Names = Map<string, { node: ts.Expression; of: Source; names: Names }>;

/** A parsed file: its constants and functions by name, and where its imports are from. */
interface Source {
  file: string;
  tree: ts.SourceFile;
  constants: Map<string, ts.Expression>;
  types: Map<string, ts.TypeNode | ts.InterfaceDeclaration>;
  imports: Map<string, { from: string; name: string }>;
  forwards: { from: string; names: Map<string, string> | null }[];
}

const sources = new Map<string, Source | null>();

/** The file of an import specifier, from the root; null if it is not ours. */
function fileOf(from: string, specifier: string): string | null {
  const alias = ALIASES.find(([name]) => specifier.startsWith(name));
  if (!alias && !specifier.startsWith('.')) return null;
  const bare = alias ? alias[1] + specifier.slice(alias[0].length) : path.join(path.dirname(from), specifier);
  return (
    ['', '.ts', '.tsx', '/index.ts']
      .map((ending) => bare + ending)
      .find((file) => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file))) ?? null
  );
}

/** The expression that a function returns: its body, or its only statement's. */
function givenBy(
  fn: ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression,
): ts.Expression | null {
  if (!fn.body) return null;
  if (!ts.isBlock(fn.body)) return fn.body;
  const [only, more] = fn.body.statements;
  return only && !more && ts.isReturnStatement(only) ? (only.expression ?? null) : null;
}

function sourceOf(file: string): Source | null {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const tree = parseSource(file);
  const source: Source = {
    ...{ file, tree, constants: new Map(), types: new Map(), imports: new Map(), forwards: [] },
  };
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) source.constants.set(name.text, initializer);
    if (ts.isFunctionDeclaration(statement) && statement.name)
      source.constants.set(statement.name.text, statement as unknown as ts.Expression);
    if (ts.isInterfaceDeclaration(statement)) source.types.set(statement.name.text, statement);
    if (ts.isTypeAliasDeclaration(statement)) source.types.set(statement.name.text, statement.type);
    const from =
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
      statement.moduleSpecifier &&
      fileOf(file, (statement.moduleSpecifier as ts.StringLiteral).text);
    if (!from) continue;
    if (ts.isImportDeclaration(statement)) {
      const bound = statement.importClause?.namedBindings;
      if (bound && ts.isNamedImports(bound))
        for (const { name, propertyName } of bound.elements)
          source.imports.set(name.text, { from, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement)) {
      const names =
        statement.exportClause && ts.isNamedExports(statement.exportClause)
          ? new Map(
              statement.exportClause.elements.map((one) => [
                one.name.text,
                (one.propertyName ?? one.name).text,
              ]),
            )
          : null;
      source.forwards.push({ from, names });
    }
  }
  sources.set(file, source);
  return source;
}

/** Where a name of a file is defined: the file itself, or the one it is imported from. */
function madeAt<T>(
  source: Source,
  name: string,
  of: (source: Source) => Map<string, T>,
): { node: T; source: Source } | null {
  const own = of(source).get(name);
  if (own) return { node: own, source };
  const imported = source.imports.get(name);
  const ways = imported
    ? [imported]
    : source.forwards.flatMap(({ from, names }) => {
        const there = names ? names.get(name) : name;
        return there ? [{ from, name: there }] : [];
      });
  for (const way of ways) {
    const next = sourceOf(way.from);
    const found = next && madeAt(next, way.name, of);
    if (found) return found;
  }
  return null;
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;

/** What an expression is when names are followed: an object, an array or a function; else itself. */
function followed(
  node: ts.Expression,
  source: Source,
  names: Names,
): { node: ts.Expression; source: Source; names: Names } | null {
  const own = bare(node);
  if (ts.isIdentifier(own)) {
    const local = names.get(own.text);
    if (local) return followed(local.node, local.of, local.names);
    const made = madeAt(source, own.text, (one) => one.constants);
    return made && followed(made.node, made.source, new Map());
  }
  if (ts.isPropertyAccessExpression(own)) {
    const object = followed(own.expression, source, names);
    const value = object && propertyOf(object.node, own.name.text);
    return value ? followed(value, object.source, object.names) : null;
  }
  return { node: own, source, names };
}

function propertyOf(object: ts.Expression, name: string): ts.Expression | null {
  if (!ts.isObjectLiteralExpression(object)) return null;
  for (const property of object.properties) {
    if (!property.name || property.name.getText().replace(/^['"]|['"]$/g, '') !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return null;
}

/** Every text an expression can have; null where that is decided while the program runs. */
function textsOf(node: ts.Expression, source: Source, names: Names): string[] | null {
  const found = followed(node, source, names);
  if (!found) return null;
  const { node: own, source: of, names: known } = found;
  if (ts.isStringLiteralLike(own)) return [own.text];
  if (ts.isNumericLiteral(own)) return [own.text.replaceAll('_', '')];
  if (ts.isTemplateExpression(own))
    return own.templateSpans.reduce<string[] | null>(
      (all, span) => joined(all, textsOf(span.expression, of, known), span.literal.text),
      [own.head.text],
    );
  if (ts.isConditionalExpression(own)) {
    const [one, other] = [textsOf(own.whenTrue, of, known), textsOf(own.whenFalse, of, known)];
    return one && other && [...new Set([...one, ...other])];
  }
  if (ts.isBinaryExpression(own) && own.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined(textsOf(own.left, of, known), textsOf(own.right, of, known), '');
  if (ts.isCallExpression(own)) return calledTexts(own, of, known);
  return null;
}

function joined(left: string[] | null, right: string[] | null, end: string): string[] | null {
  if (!left || !right || left.length * right.length > MOST_BRANCHES) return null;
  return left.flatMap((one) => right.map((other) => one + other + end));
}

/** The return value of a call of our own function, or of `trim` and `join`. */
function calledTexts(call: ts.CallExpression, source: Source, names: Names): string[] | null {
  const method = ts.isPropertyAccessExpression(call.expression) ? call.expression : null;
  if (method?.name.text === 'trim')
    return textsOf(method.expression, source, names)?.map((one) => one.trim()) ?? null;
  if (method?.name.text === 'join') {
    const list = followed(method.expression, source, names);
    const between = call.arguments[0] ? textsOf(call.arguments[0], source, names) : [','];
    if (!list || !between || !ts.isArrayLiteralExpression(list.node)) return null;
    return list.node.elements.reduce<string[] | null>(
      (all, element, i) =>
        joined(all && i > 0 ? joined(all, between, '') : all, textsOf(element, list.source, list.names), ''),
      [''],
    );
  }
  const made = followed(call.expression, source, names);
  if (!made) return null;
  const fn = made.node as ts.Node;
  if (!ts.isArrowFunction(fn) && !ts.isFunctionDeclaration(fn) && !ts.isFunctionExpression(fn)) return null;
  const body = givenBy(fn);
  if (!body) return null;
  const inside: Names = new Map(made.names);
  for (const [i, parameter] of fn.parameters.entries()) {
    const value = call.arguments[i] ?? parameter.initializer;
    if (!value || !ts.isIdentifier(parameter.name)) return null;
    inside.set(parameter.name.text, { node: value, of: source, names });
  }
  return textsOf(body, made.source, inside);
}

/** Types a column's values are compared with; any other is not compared. */
const KNOWN_TYPES = /^(string|number|boolean|Date)( \| null)?$/;

/** Names and types of a row, as far as the call, or the type it names, writes them out. */
function rowOf(node: ts.TypeNode | undefined, source: Source): Record<string, string> | null {
  if (!node) return null;
  if (ts.isTypeLiteralNode(node)) return fieldsOf(node.members, source);
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName) || node.typeArguments) return null;
  const made = madeAt(source, node.typeName.text, (one) => one.types);
  if (!made) return null;
  if (!ts.isInterfaceDeclaration(made.node)) return rowOf(made.node, made.source);
  const above = (made.node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression, typeArguments }) =>
      ts.isIdentifier(expression) && !typeArguments
        ? rowOf(ts.factory.createTypeReferenceNode(expression.text), made.source)
        : null,
    ),
  );
  return above.reduce<Record<string, string> | null>(
    (all, one) => all && one && Object.assign(one, all),
    fieldsOf(made.node.members, made.source),
  );
}

function fieldsOf(members: ts.NodeArray<ts.TypeElement>, source: Source): Record<string, string> {
  return Object.fromEntries(
    members.flatMap((member) => {
      if (!ts.isPropertySignature(member) || !member.name || member.questionToken) return [];
      const type = member.type?.getText(source.tree) ?? '';
      return [[member.name.getText(source.tree), KNOWN_TYPES.test(type) ? type : '']];
    }),
  );
}

/**
 * Every statement of the files given (paths from the root) that `query` is called with, as far as it is decided when it is
 * written; `unknown` are the places whose text is composed while the program runs.
 */
export function readStatements(files: readonly string[]): { statements: Statement[]; unknown: string[] } {
  const statements: Statement[] = [];
  const unknown: string[] = [];
  for (const file of files) {
    const source = sourceOf(file);
    if (!source) continue;
    const look = (node: ts.Node) => {
      ts.forEachChild(node, look);
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const [first] = node.arguments;
      if (node.expression.name.text !== 'query' || !first) return;
      const locals = localsAround(node, source);
      const text = ts.isObjectLiteralExpression(first) ? propertyOf(first, 'text') : first;
      const texts = text && textsOf(text, source, locals);
      const line = source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const at = `${file}:${line}`;
      if (!texts) unknown.push(at);
      const row = rowOf(node.typeArguments?.[0], source);
      for (const one of texts ?? []) statements.push({ at, text: one, row });
    };
    look(source.tree);
  }
  return { statements, unknown };
}

/** Constants of the functions around a call. */
function localsAround(node: ts.Node, source: Source): Names {
  const names: Names = new Map();
  for (let at: ts.Node = node; at; at = at.parent) {
    const statements = ts.isBlock(at) || ts.isCaseClause(at) ? at.statements : [];
    for (const statement of statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(name) && initializer && !names.has(name.text))
            names.set(name.text, { node: initializer, of: source, names });
  }
  return names;
}
