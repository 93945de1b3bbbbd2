import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SKELETON = 'src/cli/new-plugin/skeleton/tests/sample-feature.int.test.ts.txt';
const PROBE = 'tests/long/add-field.long.test.ts';

/** The imports of test helpers in a text that no type check reads: `[file, name]` of each. */
function helpersIn(file: string): [string, string][] {
  const text = readFileSync(file, 'utf8');
  return [
    ...text.matchAll(/^import (?:type )?\{([^}]+)\} from '(?:\.\.\/)+(?:tests\/)?helpers\/([\w-]+)';$/gm),
  ]
    .map(([, names = '', helper = '']) => ({ names, helper }))
    .flatMap(({ names, helper }) =>
      names.split(',').map((name): [string, string] => [helper, name.replace('type ', '').trim()]),
    );
}

test.each([SKELETON, PROBE])('%s imports helpers that exist', (file) => {
  const found = helpersIn(file);
  expect(found.length).toBeGreaterThan(2);
  for (const [helper, name] of found) {
    const source = readFileSync(path.join('tests/helpers', `${helper}.ts`), 'utf8');
    expect(source, `${name} of ${helper}`).toMatch(
      new RegExp(`export (?:(?:async )?(?:function|const|class|interface|type) |{[^}]*\\b)${name}\\b`),
    );
  }
});
