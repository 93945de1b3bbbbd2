import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The checkout's root, which paths of sources begin at. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Parses a source file; `file` is its path from the root. */
export const parseSource = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
