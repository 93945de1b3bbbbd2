import { defineTemplate } from '@plugins/kit/site';
import { Cover } from './blocks/Cover';
import { Stories } from './blocks/Stories';
import starter from './demo.json';
import { Layout } from './layouts/Layout';
import en from './messages/en.json';
import he from './messages/he.json';
import tokens from './tokens.json';

/** A warm, quiet template: arches, round buttons, names in small capitals. */
export const linen = defineTemplate({
  id: 'linen',
  words: { en, he },
  ...tokens,
  preload: {
    en: ['fraunces-latin-wght-normal', 'rubik-latin-wght-normal'],
    he: ['rubik-hebrew-wght-normal', 'frank-ruhl-libre-hebrew-wght-normal'],
  },
  Layout,
  blocks: { 'sites.cover': Cover, 'sites.stories': Stories },
  starter,
});
