import { defineTemplate } from '@plugins/kit/site';
import { Cover } from './blocks/Cover';
import { Featured } from './blocks/Featured';
import starter from './demo.json';
import { Layout } from './layouts/Layout';
import en from './messages/en.json';
import he from './messages/he.json';
import tokens from './tokens.json';

/** A dark cinema: title cards, stills as wide as the screen, credits. */
export const cinema = defineTemplate({
  id: 'cinema',
  words: { en, he },
  ...tokens,
  preload: {
    en: ['bodoni-moda-latin-opsz-normal', 'assistant-latin-wght-normal'],
    he: ['bellefair-hebrew-400-normal', 'assistant-hebrew-wght-normal'],
  },
  Layout,
  blocks: { 'sites.cover': Cover, 'sites.featured': Featured },
  starter,
});
