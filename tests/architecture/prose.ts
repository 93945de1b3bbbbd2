import ts from 'typescript';

/** The beginning of a statement in a string. */
const SQL =
  /^\s*(?:select\s[\s\S]*\s(?:from|as)\s|insert into\s|update\s\S+(?:\s\w+)?\s+set\s|delete from\s|with\s+\w+(?:\s*\([^)]*\))?\s+as\s|(?:create|alter|drop)\s+(?:or replace\s+)?(?:unique\s+)?(?:table|index|function|trigger|role)\s)/;

const SCRIPT = /\.(tsx?|[cm]?js)$/;

/** Replaces every character but whitespace with `fill`, so that positions and line numbers stay. */
const blank = (text: string, fill = '\0') => text.replace(/\S/g, fill);

/** A copy of `text` in which only the given spans remain; the characters between them become NUL. */
function keep(text: string, spans: [from: number, to: number][]): string {
  let at = 0;
  let kept = '';
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    if (from < at) continue;
    kept += blank(text.slice(at, from)) + text.slice(from, to);
    at = to;
  }
  return kept + blank(text.slice(at));
}

/** Positions of every match of `pattern`. */
const spansOf = (text: string, pattern: RegExp): [number, number][] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => [index, index + match.length]);

/** Comments, texts of JSX and strings that contain whitespace, of a script. */
function scriptSpans(file: string, text: string): [number, number][] {
  const kind = /\.tsx$/.test(file) ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const literals: [number, number][] = [];
  const prose: [number, number][] = [];
  /** Parts of templates that are SQL: their columns are no words. */
  const statements = new Set<ts.Node>();
  const visit = (node: ts.Node) => {
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
      const span: [number, number] = [node.getStart(source), node.end];
      literals.push(span);
      const isProse = /\s/.test(node.text) && !statements.has(node) && !SQL.test(node.text);
      if (isProse && !ts.isRegularExpressionLiteral(node)) prose.push(span);
    } else if (ts.isTemplateExpression(node) && SQL.test(node.head.text)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        statements.add(part);
    } else if (ts.isJsxText(node)) {
      literals.push([node.pos, node.end]);
      prose.push([node.pos, node.end]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // With all literals blanked, what looks like a comment is one.
  let code = '';
  let at = 0;
  for (const [from, to] of literals.sort(([a], [b]) => a - b)) {
    code += text.slice(at, from) + blank(text.slice(from, to), 'x');
    at = to;
  }
  return [...prose, ...spansOf(code + text.slice(at), /\/\/.*|\/\*[\s\S]*?\*\//g)];
}

/** The literal parts of an ICU message: arguments, and the keys of select and plural, are blanked. */
function icuText(value: string): string {
  let depth = 0;
  return value.replace(/[{}]|[^{}]+/g, (part) => {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    // Odd depths hold argument names and option keys, even depths the text of an option.
    return part !== '{' && part !== '}' && depth % 2 === 0 ? part : blank(part);
  });
}

/** Messages: the values of `"key": "value"` lines. */
const messageProse = (text: string) =>
  text
    .split('\n')
    .map((line) => {
      const [, head = '', value = ''] = /^(\s*"[^"]*":\s*)(".*"),?$/.exec(line) ?? [];
      return value ? blank(head) + icuText(value) : blank(line);
    })
    .join('\n');

/**
 * The prose of a file, every other character replaced so that lines and columns stay: comments and strings of scripts,
 * comments of CSS, SQL, YAML and shell, values of messages, Markdown without `code`. Marks at the beginning of a
 * comment's line become spaces, so that a phrase may span two lines.
 */
export function proseOf(file: string, text: string): string {
  const prose = () => {
    if (SCRIPT.test(file)) return keep(text, scriptSpans(file, text));
    if (/\.css$/.test(file)) return keep(text, spansOf(text, /\/\*[\s\S]*?\*\//g));
    if (/\.sql$/.test(file)) return keep(text, spansOf(text, /--.*|\/\*[\s\S]*?\*\//g));
    if (/\.(sh|ya?ml)$|(^|\/)\.(env\.example|ci\/run)$/.test(file)) return keep(text, spansOf(text, /#.*/g));
    if (/\.json$/.test(file)) return messageProse(text);
    return text;
  };
  return prose()
    .replace(/`[^`\n]+`/g, (code) => (SCRIPT.test(file) && /\s/.test(code) ? code : blank(code)))
    .replace(/^([^\S\n]*)(\/\*\*?|\*|\/\/|#+|--|>)/gm, (mark) => mark.replace(/\S/g, ' '));
}
