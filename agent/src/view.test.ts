import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Agent } from './agent';

const place = mkdtempSync(path.join(tmpdir(), 'agent-view-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('the page knows the address of the download, until the program has one of its own', () => {
  writeFileSync(path.join(place, 'site.json'), '{"site":"https://studio.example.com"}');
  const agent = new Agent(path.join(place, 'data'), { file: path.join(place, 'agent.cjs') });
  expect(agent.view()).toMatchObject({ server: 'https://studio.example.com', connected: false });
  agent.store.change({ server: 'https://other.example.com' });
  expect(agent.view().server).toBe('https://other.example.com');
});

test('the page never says that all is uploaded before its folders are read, or after one is lost', async () => {
  const folder = mkdtempSync(path.join(place, 'photographs-'));
  const agent = new Agent(path.join(place, 'other'), {
    times: { still: 50, rescan: 3600_000, collect: 10, look: 20 },
  });
  expect(agent.view().state.key).toBe('state_add');
  const at = { project: { id: 'p', name: 'P' }, gallery: { id: 'g', name: 'G' } };
  agent.addLink({ folder, ...at, subfolders: false });
  expect(agent.view().state.key).toBe('state_reading');
  await expect.poll(() => agent.view().state.key).toBe('state_all');
  renameSync(folder, `${folder}-off`);
  await expect.poll(() => agent.view().state.key).toBe('state_missing');
  renameSync(`${folder}-off`, folder);
  await expect.poll(() => agent.view().state.key).toBe('state_all');
  await agent.end();
});
