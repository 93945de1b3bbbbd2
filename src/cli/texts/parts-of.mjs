import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../launcher/steps.mjs';
import { resolveImport } from './read-module.mjs';

const PARTS = ['tabs', 'cards', 'screens'];

/**
 * Returns the parts that the admin entry file of a feature declares (`tabs`, `cards`, `screens`), each with the
 * imports it uses: `{ tabs: [{file, names}] }`, without `names` for all of a file. Something declared in the entry
 * file itself counts as that whole file.
 */
export function partsOf(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const imported = new Map();
  const local = new Set();
  for (const node of source.statements) {
    const clause = ts.isImportDeclaration(node) ? node.importClause : null;
    const from = clause ? resolveImport(node.moduleSpecifier.text, file) : null;
    const bindings = clause?.namedBindings;
    if (from && clause.name) imported.set(clause.name.text, { file: from });
    if (from && bindings && ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, { file: from });
    if (from && bindings && ts.isNamedImports(bindings))
      for (const one of bindings.elements)
        imported.set(one.name.text, { file: from, names: [(one.propertyName ?? one.name).text] });
    if (ts.isVariableStatement(node))
      for (const { name } of node.declarationList.declarations) local.add(name.getText());
    if (ts.isFunctionDeclaration(node) && node.name) local.add(node.name.text);
  }
  const parts = {};
  const collect = (node, starts) => {
    if (ts.isIdentifier(node)) {
      const start = imported.get(node.text) ?? (local.has(node.text) ? { file } : null);
      if (start) starts.push(start);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [spec] = node.arguments;
      const from = spec && ts.isStringLiteralLike(spec) ? resolveImport(spec.text, file) : null;
      if (from) starts.push({ file: from });
    }
    ts.forEachChild(node, (child) => collect(child, starts));
  };
  const visit = (node) => {
    const assigns = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    const name = assigns ? node.name.getText() : '';
    if (PARTS.includes(name)) {
      parts[name] ??= [];
      collect(node.initializer ?? node.name, parts[name]);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return parts;
}
