import { defineTemplate } from '@plugins/kit/site';
import { Cover } from './blocks/Cover';
import { Stories } from './blocks/Stories';
import starter from './demo.json';
import { Layout } from './layouts/Layout';
import en from './messages/en.json';
import he from './messages/he.json';
import tokens from './tokens.json';

/** An editorial serif template: masthead, spreads and quotes as in a magazine. */
export const folio = defineTemplate({
  id: 'folio',
  words: { en, he },
  ...tokens,
  preload: {
    en: ['cormorant-latin-wght-normal', 'assistant-latin-wght-normal'],
    he: ['frank-ruhl-libre-hebrew-wght-normal', 'assistant-hebrew-wght-normal'],
  },
  Layout,
  blocks: { 'sites.cover': Cover, 'sites.stories': Stories },
  starter,
});
