import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineEvents } from './feature-events';
import { addFeatureEvents, domainEventNames } from './known-events';
import { addListeners } from './listeners';

const id = z.uuid();

test('ids, times, numbers, enums and a project’s name are allowed in an event', () => {
  const schema = z.object({
    project: z.object({ id, name: z.string() }).nullable(),
    photographs: z.array(id),
    at: z.iso.datetime().optional(),
    count: z.int(),
    first: z.boolean(),
    how: z.enum(['mail', 'link']),
  });
  expect(defineEvents('notes', { 'notes.asked': schema }).schemas['notes.asked']).toBe(schema);
});

test.each<[string, Record<string, z.ZodObject>, RegExp]>([
  ['a person’s text', { 'notes.asked': z.object({ note: z.string() }) }, /free text in "note"/],
  [
    'a nested text',
    { 'notes.asked': z.object({ by: z.array(z.object({ name: z.string() })) }) },
    /free text in "by.name"/,
  ],
  ['anything at all', { 'notes.asked': z.object({ more: z.unknown() }) }, /free text in "more"/],
  ['a name of the core', { 'selection.completed': z.object({}) }, /must be named "notes\.…"/],
  ['a name of another feature', { 'other.asked': z.object({}) }, /must be named "notes\.…"/],
])('%s stop the start', (_what, schemas, sentence) => {
  expect(() => defineEvents('notes', schemas)).toThrow(sentence);
});

test('a feature can listen to a declared event, not to an unknown one', () => {
  const listen = (name: string) => addListeners('hears', { [name]: async () => undefined });
  expect(() => listen('notes.asked')).toThrow(/"hears" listens to "notes.asked", an unknown event/);
  addFeatureEvents(defineEvents('notes', { 'notes.asked': z.object({ id }) }));
  listen('notes.asked');
  expect(domainEventNames()).toContain('notes.asked');
});
