import { registerHooks } from 'node:module';

/** Fonts are files that Next's bundle gives an address; a process from sources renders no page that needs one. */
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.woff2')
      ? { format: 'module', source: "export default ''", shortCircuit: true }
      : next(url, context),
});
