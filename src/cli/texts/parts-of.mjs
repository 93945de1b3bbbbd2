import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../launcher/steps.mjs';
import { resolveImport } from './read-module.mjs';

/**
 * Returns the parts that the admin entry file of a feature declares (`tabs`, `cards`, `screens`), each with the
 * imports it uses: `{ tabs: [{file, names}] }`. Something declared in the entry file itself counts as that whole file.
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
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : null;
    if (bindings && ts.isNamedImports(bindings))
      for (const one of bindings.elements) {
        const from = resolveImport(node.moduleSpecifier.text, file);
        if (from) imported.set(one.name.text, { file: from, names: [(one.propertyName ?? one.name).text] });
      }
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
    ts.forEachChild(node, (child) => collect(child, starts));
  };
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ['tabs', 'cards', 'screens'].includes(node.name.getText())) {
      parts[node.name.getText()] ??= [];
      collect(node.initializer, parts[node.name.getText()]);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return parts;
}
