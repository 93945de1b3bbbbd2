/** The placeholder for a missing text: visible, so that it is noticed, and never a crash. */
export const missing = ({ key, namespace }: { key: string; namespace?: string | undefined }): string =>
  `[missing: ${namespace ? `${namespace}.` : ''}${key}]`;
