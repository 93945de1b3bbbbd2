/** What stands in place of a text that is not there: said, so that somebody notices, and never a crash. */
export const missing = ({ key, namespace }: { key: string; namespace?: string | undefined }): string =>
  `[missing: ${namespace ? `${namespace}.` : ''}${key}]`;
