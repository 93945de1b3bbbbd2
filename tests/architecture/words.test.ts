import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesWith } from './names';
import { proseOf } from './prose';
import { walk } from './walk';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders whose prose is checked, besides the documents in the root. */
const FOLDERS = ['tests', 'docs', '.github', 'src', 'media', 'plugins', 'collections', 'site-templates'];

/** Files that are generated, or that must contain the words. */
const LEFT_OUT = /(^|\/)(payload-types|schema\.generated|importMap)|^tests\/architecture\/words\.test\.ts$/;
const TEXTS = /\.(tsx?|[cm]?js|css|sql|md|sh|ya?ml|json)$/;
/** Of JSON, message files alone. */
const CHECKED = /\.(tsx?|[cm]?js|css|sql|md|sh|ya?ml)$|(^|\/)messages\/[^/]+\.json$/;

/** Neither part of a longer word nor of a path. */
const word = (pattern: string) => new RegExp(`(?<![\\w./-])(?:${pattern})(?![\\w/-]|\\.[a-z])`, 'gi');
const is = '(?:is|are|was|were)';

/** What is refused, and what to write. `except`: files in which the word is a term of its own. */
const REFUSED: { found: RegExp; write: string; except?: RegExp }[] = [
  {
    found: word("whoever|whomever|somebody(?:['’]s)?|nobody(?:['’]s)?"),
    write:
      'the actor (client, guest, photographer, visitor, operator, worker, caller), "no one", "a person who"',
  },
  { found: word('anew'), write: '"again", or the verb: recreate, rerender, re-encrypt' },
  { found: word('amiss'), write: '"wrong", "an error", "a failure"' },
  { found: word('mend(?:s|ed|ing)?'), write: '"fix", "correct", "repair"' },
  { found: word('wish(?:es|ed|ing)?'), write: '"request", "command", "input", "preference"' },
  {
    found: word('told|tells?(?! (?:me|us|you|your)\\b)'),
    write: '"notify", "publish", "report", "say"; "distinguish" instead of the phrase with "apart"',
  },
  {
    found: word('(?:stands?|stood)(?! (?:for|out)\\b)|lies'),
    write: '"is", "appears", "is stored", "is listed"',
  },
  {
    found: word(`(?:${is}|be|being|stays?|database|storage|S3|SMTP|server)\\s+away(?!\\s+from)`),
    write: '"unavailable", "unreachable", "down"',
  },
  { found: word('parted'), write: '"separated", "split"' },
  { found: word('(?:laid|lays?)\\s+aside'), write: '"set aside", "skipped", "stored"' },
  { found: word('it\\s+fits(?!\\s+(?:in|into|on|within|the)\\b)'), write: '"it is valid", "it matches"' },
  { found: word('take\\s+home'), write: '"download", "export"' },
  {
    found: word(
      '(?:comes?|came)\\s+in(?!\\s+(?:two|three|four|several|many|both|one|\\d|pages|batches|parts)\\b)',
    ),
    write: '"enter", "sign in", "arrive", "is received"',
  },
  { found: word("the\\s+house(?:['’]s)?"), write: '"the core", "Keepers", "the test application"' },
  {
    found: word('doors?'),
    write: '"route", "endpoint", "entry page", "access check"',
    except: /^plugins\/(README\.md|kit\/.*\.md)$/,
  },
  {
    found: word(`${is}\\s+asked`),
    write: 'an active verb with the caller: "the caller sends", "we ask clients for"',
  },
];

/** Each refused phrase contains one of these: a file without any is not parsed, which is most of the work. */
const HINT =
  /who(?:m)?ever|somebody|nobody|anew|amiss|mend|wish|told|tell|st(?:an|oo)d|lies|away|parted|aside|fits|home|c[ao]me|house|door|asked/i;

/** `file:line: "word": write …` for each refused word of a text. */
function refusedIn(file: string, prose: string): string[] {
  const found = REFUSED.filter(({ except }) => !except?.test(file)).flatMap(({ found: pattern, write }) =>
    [...prose.matchAll(pattern)].map(({ index, 0: match }) => ({
      line: prose.slice(0, index).split('\n').length,
      said: match.replace(/\s+/g, ' '),
      write,
    })),
  );
  return found
    .sort((a, b) => a.line - b.line)
    .map(({ line, said, write }) => `${file}:${line}: "${said}": write ${write}`);
}

const files = [
  ...walk(FOLDERS, TEXTS).filter(({ file }) => CHECKED.test(file) && !LEFT_OUT.test(file)),
  ...[...readdirSync(root).filter((name) => /\.(md|[cm]?[jt]s)$/.test(name)), '.env.example', '.ci/run'].map(
    (file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }),
  ),
];

/** The refused words in the prose of a file. */
const refusedInFile = (file: string, text: string) =>
  HINT.test(text) ? refusedIn(file, unquoted(file, proseOf(file, text))) : [];

/** The titles that the security table quotes are checked in the files that have them. */
const unquoted = (file: string, prose: string) =>
  file === 'tests/security.md' ? prose.replace(/"[^"\n]*"/g, '""') : prose;

test('comments, documents, test titles, logs and messages contain no refused word', () => {
  expect(files.flatMap(({ file, text }) => refusedInFile(file, text))).toEqual([]);
});

/** Private words that are refused in names of the code and keys of messages too. */
const PRIVATE = /^(?:whom?ever|(?:some|no)bodys?|mend(?:s|ed|ing)?|anew|tell(?:s|ing)?|heed|overhear)$/i;
/** Names that other programs read: `npm run doctor -- --json` names the fix `mend`. */
const WIRE: Record<string, string> = {
  'src/cli/launcher/doctor.mjs': 'mend',
  'src/cli/launcher/tests/starts.int.test.ts': 'mend',
};

test('identifiers and message keys contain no private word', () => {
  const named = files
    .filter(({ text }) => /whoever|whomever|somebody|nobody|mend|anew|tell|heed|overhear/i.test(text))
    .flatMap(({ file, text }) =>
      namesWith(PRIVATE, file, text).filter((line) => !line.endsWith(`: ${WIRE[file]}`)),
    );
  expect(named).toEqual([]);
});

test('the check of names reads words inside identifiers, message keys and select options', () => {
  const script =
    "const askNobody = () => somebody.recommend;\nconst SAMPLES = { 'is-anew': MENDS, amend: this.#mend };";
  expect(namesWith(PRIVATE, 'x.ts', script)).toEqual([
    'x.ts:1: askNobody',
    'x.ts:1: somebody',
    'x.ts:2: is-anew',
    'x.ts:2: MENDS',
    'x.ts:2: #mend',
  ]);
  const message = '{\n  "fromNobody": "{by, select, somebody {One} other {{by}}} mend"\n}';
  expect(namesWith(PRIVATE, 'en.json', message)).toEqual(['en.json:2: fromNobody', 'en.json:2: somebody']);
});

describe('the check of words', () => {
  const linesOf = (file: string, text: string) =>
    refusedInFile(file, text).map((line) => line.split(': ', 2).join(' '));

  test('finds a word in comments, titles, templates and JSX, with its line', () => {
    const script = [
      '// Whoever calls',
      'const nobody = /somebody/;',
      "test('a wish is kept', () => {});",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of the probe
      'const log = `The database is away: ${reason}`;',
      'const view = <p>Nobody picked</p>;',
      'const code = `tell`; // the value of `tell`',
      "query('select told from mails'); test('select whoever is left', () => {});",
    ];
    expect(linesOf('x.tsx', script.join('\n'))).toEqual([
      'x.tsx:1 "Whoever"',
      'x.tsx:3 "wish"',
      'x.tsx:4 "is away"',
      'x.tsx:5 "Nobody"',
      'x.tsx:7 "whoever"',
    ]);
  });

  test('finds a phrase that spans two lines of a comment', () => {
    expect(linesOf('x.ts', '/**\n * The caller is\n * asked twice.\n */')).toEqual(['x.ts:2 "is asked"']);
    expect(linesOf('x.css', 'a { color: red }\n/* taken into the\n   house */')).toEqual([
      'x.css:2 "the house"',
    ]);
    expect(linesOf('x.sql', 'select told from away -- told once')).toEqual(['x.sql:1 "told"']);
  });

  test('skips plain English, code in Markdown, and the keys of ICU selects', () => {
    expect(linesOf('x.md', 'UTC stands for it; moved away from here, `tell()`, [x](src/door.ts).')).toEqual(
      [],
    );
    expect(linesOf('messages/en.json', '  "a": "{by, select, nobody {Not picked} other {Picked}}",')).toEqual(
      [],
    );
    expect(linesOf('messages/en.json', '  "a": "{by, select, none {Nobody yet} other {#}}"')).toEqual([
      'messages/en.json:1 "Nobody"',
    ]);
  });
});

/** Titles of commits after this one are checked. */
const BEGIN = '16ef7b70b0556a7cb8778561443cbe2880cc8d46';
const TYPES = 'feat|fix|perf|refactor|docs|test|build|ci|chore|style|revert';
/** Verbs whose ending looks like another form. */
const VERBS =
  /^(pass|process|address|access|focus|discuss|express|compress|suppress|bypass|cross|dismiss|press|bring|embed|feed|need|seed|shed|speed|exceed|proceed|ring|string|canvas)$/;

/** What is wrong with the title of a commit; undefined where nothing is. */
function faultOf(title: string): string | undefined {
  const [, verb] = new RegExp(`^(?:${TYPES})(?:\\([\\w/-]+\\))?!?: ([a-z][\\w-]*)(?: |$)`).exec(title) ?? [];
  if (!verb) return 'write `type(scope): imperative` in lower case';
  if (/(?:ed|ing|[^s]s)$/.test(verb) && !VERBS.test(verb)) return `begin with an imperative, not "${verb}"`;
  if (title.length > 72) return `${title.length} characters, at most 72`;
  return refusedIn('title', title)[0];
}

/** Titles after `BEGIN` without merges; undefined where the history is not there (an archive, a shallow clone). */
function newTitles(): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('merge-base', '--is-ancestor', BEGIN, 'HEAD');
    return git('log', '--no-merges', '--format=%h %s', `${BEGIN}..HEAD`).split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

describe('titles of commits', () => {
  const titles = newTitles();

  test.skipIf(!titles)('name type and change in at most 72 characters, without a refused word', () => {
    const faults = (titles ?? []).flatMap((line) => {
      const title = line.slice(line.indexOf(' ') + 1);
      const fault = faultOf(title);
      return fault ? [`${line}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test.each([
    'Fade what people agree on where it goes on',
    'feat(picks): Added a strip',
    'fix: adds a strip',
    'fix(mail): tell clients of new photos',
    `docs: ${'describe '.repeat(8)}`,
  ])('refuse %j', (title) => {
    expect(faultOf(title)).toBeTypeOf('string');
  });

  test.each(['feat(favorites): scroll the agreement filters as a strip', 'fix!: pass the base value'])(
    'accept %j',
    (title) => {
      expect(faultOf(title)).toBeUndefined();
    },
  );
});
