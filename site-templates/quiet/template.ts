import { defineTemplate } from '@plugins/kit/site';
import { Cover } from './blocks/Cover';
import starter from './demo.json';
import { Layout } from './layouts/Layout';
import en from './messages/en.json';
import he from './messages/he.json';
import tokens from './tokens.json';

/** A quiet grid: small type, much white space. */
export const quiet = defineTemplate({
  id: 'quiet',
  words: { en, he },
  ...tokens,
  preload: { en: ['inter-latin-wght-normal'], he: ['heebo-hebrew-wght-normal'] },
  Layout,
  blocks: { 'sites.cover': Cover },
  starter,
});
