import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../launcher/steps.mjs';

/** Import prefixes of tsconfig.json that name our own files. */
const ALIASES = {
  '@/': 'src/',
  '@plugins/': 'plugins/',
  '@media/': 'media/',
  '@collections/': 'collections/',
  '@site-templates/': 'site-templates/',
  '@root/': '',
};
/** The hooks that return a translator; `useT` is the kit's. */
const HOOKS = new Set(['useTranslations', 'useT']);
const DIRECTIVE = /^\s*\/\/ texts: (.+)$/gm;

const isFile = (file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile();

/** Returns our file that an import names, as a path from the root; null for a package. */
export function resolveImport(spec, from) {
  const alias = Object.keys(ALIASES).find((prefix) => spec.startsWith(prefix));
  if (!alias && !spec.startsWith('.')) return null;
  const base = alias
    ? ALIASES[alias] + spec.slice(alias.length)
    : path.posix.join(path.posix.dirname(from), spec);
  const tries = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return tries.find((file) => /\.tsx?$/.test(file) && isFile(file)) ?? null;
}

/** Returns the value of the `const` an identifier names; null unless its file declares that name exactly once. */
function constantOf(node) {
  const found = [];
  const visit = (at) => {
    const declares = ts.isVariableDeclaration(at) || ts.isParameter(at) || ts.isBindingElement(at);
    if (declares && at.name.getText() === node.text) found.push(at);
    ts.forEachChild(at, visit);
  };
  visit(node.getSourceFile());
  const [one] = found;
  const fixed = found.length === 1 && ts.isVariableDeclaration(one) && one.parent.flags & ts.NodeFlags.Const;
  return fixed ? (one.initializer ?? null) : null;
}

/**
 * Returns the keys that an expression can evaluate to, as patterns in which `*` is any text; null if the source does
 * not show them.
 */
function keysOf(node) {
  if (ts.isIdentifier(node)) {
    const value = constantOf(node);
    return value && keysOf(value);
  }
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('')];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
    return keysOf(node.expression);
  const either = ts.isConditionalExpression(node)
    ? [node.whenTrue, node.whenFalse]
    : ts.isBinaryExpression(node) && ['??', '||'].includes(node.operatorToken.getText())
      ? [node.left, node.right]
      : null;
  const both = either?.map(keysOf);
  return both && !both.includes(null) ? both.flat() : null;
}

/** Returns the expression or declaration around a node, past `as` and parentheses. */
const outer = (node) => {
  let at = node.parent;
  while (ts.isAsExpression(at) || ts.isParenthesizedExpression(at)) at = at.parent;
  return at;
};

/** Returns the block in which a declaration is visible. */
function scopeOf(node) {
  let at = node.parent;
  while (!ts.isBlock(at) && !ts.isSourceFile(at)) at = at.parent;
  return at;
}

/** Returns the names that translator hooks have in a file. */
function hooksOf(source) {
  const bindings = source.statements
    .filter(ts.isImportDeclaration)
    .map((node) => node.importClause?.namedBindings)
    .filter((found) => found && ts.isNamedImports(found));
  return new Set(
    bindings
      .flatMap(({ elements }) => [...elements])
      .filter(({ name, propertyName }) => HOOKS.has((propertyName ?? name).text))
      .map(({ name }) => name.text),
  );
}

/**
 * Returns the calls of translator hooks: `{name, namespaces, scope}` for `const t = useT(…)`. For any other use, such
 * as `useT(…)(key)`, `name` is null and `at` is the expression around the call.
 */
function translatorsOf(source) {
  const hooks = hooksOf(source);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && hooks.has(node.expression.text)) {
      const [first] = node.arguments;
      const namespaces = first ? (keysOf(first) ?? ['*']) : [''];
      const at = outer(node);
      if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name))
        found.push({ name: at.name.text, namespaces, scope: scopeOf(at) });
      else found.push({ name: null, namespaces, at });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether an identifier is no use of a translator: a property, a declaration, an entry of a hook's dependencies. */
function namesElse(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isTypeQueryNode(parent)) return true;
  if (ts.isArrayLiteralExpression(parent)) {
    const call = parent.parent;
    return ts.isCallExpression(call) && /^use[A-Z]/.test(call.expression.getText().split('.').at(-1));
  }
  const named = [
    ts.isVariableDeclaration,
    ts.isPropertyAssignment,
    ts.isParameter,
    ts.isBindingElement,
    ts.isPropertySignature,
    ts.isJsxAttribute,
  ];
  return named.some((is) => is(parent)) && parent.name === node;
}

/** Returns the argument of `t(key)`, `t.rich(key)`, `t.has(key)`; null if the translator is passed to other code. */
function keyArgument(node) {
  const { parent } = node;
  if (ts.isCallExpression(parent) && parent.expression === node) return parent.arguments[0] ?? null;
  const method = ts.isPropertyAccessExpression(parent) && parent.expression === node ? parent.parent : null;
  return method && ts.isCallExpression(method) && method.expression === parent
    ? (method.arguments[0] ?? null)
    : null;
}

/** Returns the patterns of all keys that a file's components read; an unknown key is the whole namespace, `*`. */
function textsOf(source, file) {
  const translators = translatorsOf(source);
  const texts = [];
  const add = (namespaces, keys) => {
    for (const space of namespaces)
      for (const key of keys ?? ['*']) texts.push({ pattern: space ? `${space}.${key}` : key, file });
  };
  for (const { name, namespaces, at } of translators)
    if (name === null)
      add(namespaces, ts.isCallExpression(at) && at.arguments[0] ? keysOf(at.arguments[0]) : null);
  const named = translators.filter(({ name }) => name !== null);
  /** The translator that a name refers to: the one of the innermost block around it. */
  const meant = (node) =>
    named
      .filter(({ name, scope }) => name === node.text && scope.pos <= node.pos && node.end <= scope.end)
      .sort((a, b) => b.scope.pos - a.scope.pos)[0];
  const visit = (node) => {
    const translator = ts.isIdentifier(node) && !namesElse(node) ? meant(node) : null;
    if (translator) {
      const argument = keyArgument(node);
      add(translator.namespaces, argument ? keysOf(argument) : null);
    }
    ts.forEachChild(node, visit);
  };
  if (named.length > 0) visit(source);
  return texts;
}

/** The file that `const X = dynamic(() => import('./X')…)` loads when it is rendered; null for any other variable. */
function loadedBy(node, from) {
  const call = ts.isVariableDeclaration(node) ? node.initializer : null;
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'dynamic') return null;
  let file = null;
  const visit = (at) => {
    if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.ImportKeyword)
      file = resolveImport(at.arguments[0].text, from);
    ts.forEachChild(at, visit);
  };
  visit(call);
  return file;
}

/** Whether a statement only passes on what other files export, at once or when it is rendered. */
function passesOn(node, from) {
  if (ts.isExportDeclaration(node)) return Boolean(node.moduleSpecifier);
  if (ts.isExpressionStatement(node)) return ts.isStringLiteral(node.expression);
  if (ts.isImportDeclaration(node)) return node.moduleSpecifier.text === 'next/dynamic';
  return (
    ts.isVariableStatement(node) &&
    node.declarationList.declarations.every((one) => loadedBy(one, from) !== null)
  );
}

/**
 * Returns the imports and re-exports of a file, without types: `{file, names, as}`. `names` is null for the whole file;
 * `as` has the names under which a re-export passes them on.
 */
function importsOf(source, from) {
  const found = [];
  const add = (spec, names) => {
    const file = resolveImport(spec, from);
    if (file) found.push({ file, names });
  };
  const visit = (node) => {
    const loaded = loadedBy(node, from);
    if (loaded) {
      const names = [node.name.getText()];
      found.push({ file: loaded, names, as: names });
      return;
    }
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) {
      const bindings = node.importClause?.namedBindings;
      const listed = bindings && ts.isNamedImports(bindings) && !node.importClause.name;
      const names = listed
        ? bindings.elements.filter((one) => !one.isTypeOnly).map((one) => (one.propertyName ?? one.name).text)
        : null;
      if (!names || names.length > 0) add(node.moduleSpecifier.text, names);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
      const listed = node.exportClause && ts.isNamedExports(node.exportClause);
      const pairs = listed ? node.exportClause.elements.filter((one) => !one.isTypeOnly) : null;
      const file = resolveImport(node.moduleSpecifier.text, from);
      if (file && (!pairs || pairs.length > 0))
        found.push({
          file,
          names: pairs?.map((one) => (one.propertyName ?? one.name).text) ?? null,
          as: pairs?.map((one) => one.name.text) ?? null,
        });
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      ts.isStringLiteralLike(node.arguments[0])
    )
      add(node.arguments[0].text, null);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const read = new Map();

/**
 * Reads a source file once and returns `client` (it begins with 'use client'), `imports` (of our own files), `texts`
 * (patterns of the keys it reads) and `barrel` (it only passes on what other files export). A line `// texts: a.*, b.c` or `// texts: none`
 * replaces the patterns with `*` that were found in the file; exact keys stay.
 */
export function readModule(file) {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const [first] = source.statements;
  const declared = [...text.matchAll(DIRECTIVE)].flatMap(([, list]) =>
    list === 'none' ? [] : list.split(',').map((pattern) => ({ pattern: pattern.trim(), file })),
  );
  const texts = textsOf(source, file);
  const module = {
    client: Boolean(
      first &&
        ts.isExpressionStatement(first) &&
        ts.isStringLiteral(first.expression) &&
        first.expression.text === 'use client',
    ),
    imports: importsOf(source, file),
    texts:
      text.search(DIRECTIVE) < 0
        ? texts
        : [...texts.filter(({ pattern }) => !pattern.includes('*')), ...declared],
    barrel: source.statements.every((node) => passesOn(node, file)),
  };
  read.set(file, module);
  return module;
}
