import ts from 'typescript';
import { parseSource } from './parse-source';

/** How a statement begins. */
const STATEMENT =
  /^\s*(select\s|insert into\s|update\s+\S+\s+(\w+\s+)?set\s|delete from\s|with\s+(recursive\s+)?\w+(\s*\([\w\s,]+\))?\s+as\s|lock table|(un)?listen\s\w+$|notify\s\w+$)/;
/** What only a part of a statement contains: no sentence, class name or address does. */
const PART = new RegExp(
  [
    String.raw`\bselect\s[\s\S]*?\sfrom\s+[\w.]+`,
    String.raw`\binsert into \w+|\bdelete from \w+|\bupdate \w+ (\w+ )?set\s`,
    String.raw`\bjoin \w+ (\w+ )?on\s`,
    String.raw`\bfor (no key )?(update|share)\b`,
    String.raw`\border by \w|\bwhere \w+(\.\w+)? (=|is|in|<|>)`,
    String.raw`\bis (not )?(null|distinct from)\b|\bcoalesce\(|\bany\(\$`,
    String.raw`::(int|text|uuid|float8|boolean|jsonb|timestamptz)\b`,
    String.raw`[=<>] ?\$\d`,
  ].join('|'),
);

/** A literal's text, with `?` for what is inserted; null if the node is no literal. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `?${literal.text}`).join('');
}

/** Whether a node is what a call of `query` sends: its first argument, or `text` of that. */
function isSent(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent))
    return parent.name.getText() === 'text' && isSent(parent.parent as ts.Node);
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'query'
  );
}

/** The places of a file (its path from the root) whose literals are SQL, as `file:line`; comments are not read. */
export function sqlTexts(file: string): string[] {
  const tree = parseSource(file);
  const found: string[] = [];
  const look = (node: ts.Node) => {
    const text = textOf(node);
    if (text !== null && (isSent(node) || STATEMENT.test(text) || PART.test(text)))
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    else ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}
