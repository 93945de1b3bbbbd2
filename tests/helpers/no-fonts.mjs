import { registerHooks } from 'node:module';

/** Fonts and style sheets are files of Next's bundle; a process from sources renders no page that needs one. */
registerHooks({
  load: (url, context, next) =>
    /\.(woff2|css)$/.test(url)
      ? { format: 'module', source: "export default ''", shortCircuit: true }
      : next(url, context),
});
