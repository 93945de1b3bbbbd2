import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featureProblems } from '@plugins/kit/check-features';
import { describe, expect, test } from 'vitest';
import { features } from '@/registry/config';
import { jobs } from '@/registry/jobs';
import { features as messages } from '@/registry/messages';
import { featureViews } from '@/registry/pages';
import { features as servers } from '@/registry/server';
import { unknownSlots } from '@/ui/slots/feature-ui';
import { endpoints } from '@/web/endpoints';
import { retouchRequests as config } from '../fixtures/external-plugin';
import en from '../fixtures/external-plugin/messages/en.json';
import he from '../fixtures/external-plugin/messages/he.json';
import { retouchRequests as server } from '../fixtures/external-plugin/server';
import { retouchRequestsBlocks } from '../fixtures/external-plugin/ui/blocks';
import { walk } from './walk';

const FOLDER = 'tests/fixtures/external-plugin';
const sources = walk([FOLDER], /\.tsx?$/).filter(({ file }) => !file.includes('/tests/'));

describe('a third-party plugin', () => {
  test('is compatible with the built-in features', () => {
    const words = { 'retouch-requests': en } as const;
    const all = {
      features: [...features, config],
      servers: [...servers, server],
      views: { ...featureViews, ...retouchRequestsBlocks },
      messages: { en: { ...messages.en, ...words }, he: { ...messages.he, 'retouch-requests': he } },
      endpoints,
      jobs,
    };
    expect(featureProblems(all)).toEqual([]);
  });

  test('imports only the kit, itself and packages', () => {
    const reached = sources.flatMap(({ text }) =>
      [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from),
    );
    const strange = reached.filter((from) =>
      /^(@\/|@root|@collections|@plugins\/(?!kit(\/(rules|(server|ui|view|admin)(\/[a-z]+)?))?$))/.test(from),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  test('uses every extension point', () => {
    const all = sources.map(({ text }) => text).join('\n');
    const points =
      `permissions collections extend endpoints jobs settings siteBlocks reviewSources paymentMethods printLabs personTables projectCounters domainEvents on:
      sendMail REFUSED viewer.menu viewer.panel tabs cards screens`.split(/\s+/);
    expect(points.filter((point) => !all.includes(point))).toEqual([]);
    expect(unknownSlots({ id: 'retouch-requests', slots: { 'viewer.menu': 1, 'viewer.panel': 1 } })).toEqual(
      [],
    );
  });

  test('appears in the guide word for word', () => {
    const guide = readFileSync('plugins/README.md', 'utf8');
    const shown = [...guide.matchAll(/^`([\w./-]+\.tsx?)`\n\n```tsx?\n([\s\S]*?)\n```$/gm)];
    expect(shown.length).toBeGreaterThan(9);
    for (const [, file = '', text = ''] of shown)
      expect([file, `${text}\n`]).toEqual([file, readFileSync(path.join(FOLDER, file), 'utf8')]);
  });
});
