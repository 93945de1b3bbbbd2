export { dropDatabase, type Embedded, type EmbeddedOptions, ensureDatabase, startEmbedded } from './start.ts';
