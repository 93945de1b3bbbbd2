import { expect, test } from 'vitest';
import { z } from 'zod';
import { type SettingsSchema, settingsForm, settingsOf } from './settings-form';

const schema = z.object({
  open: z.boolean().default(true),
  most: z.number().int().min(1).max(50).default(20),
  price: z.number().default(1.5),
  greeting: z.string().max(80).default(''),
  terms: z.string().max(2000).default(''),
  tone: z.enum(['warm', 'plain']).default('warm'),
});

test('a form is made from the schema, field by field', () => {
  expect(settingsForm('notes', schema)).toEqual([
    { name: 'open', kind: 'switch' },
    { name: 'most', kind: 'number', min: 1, max: 50, whole: true },
    { name: 'price', kind: 'number', min: null, max: null, whole: false },
    { name: 'greeting', kind: 'text', long: false, max: 80 },
    { name: 'terms', kind: 'text', long: true, max: 2000 },
    { name: 'tone', kind: 'choice', options: ['warm', 'plain'] },
  ]);
});

test.each<[string, object, RegExp]>([
  ['no default', z.object({ most: z.number() }), /"notes": the setting "most" has no default; add/],
  [
    'a list',
    z.object({ days: z.array(z.string()).default([]) }),
    /"notes": the setting "days" is neither .*; use one of these/,
  ],
])('%s throws an error that names feature, field and fix', (_what, wrong, sentence) => {
  expect(() => settingsForm('notes', wrong as SettingsSchema)).toThrow(sentence);
});

test('a chosen value holds while the schema accepts it, else the default', () => {
  expect(settingsOf(schema, { most: 7, tone: 'loud', gone: 1 })).toEqual({
    open: true,
    most: 7,
    price: 1.5,
    greeting: '',
    terms: '',
    tone: 'warm',
  });
});
