import { once } from '@/core/process/state';

/** Files of a feature in the storage. Backups hold them like all others. */
export interface FeatureFiles {
  /** What their keys begin with, with a slash at the end: `clips/`. */
  prefix: string;
  /** Returns those of these keys that no row refers to; keys of another shape are not the feature's, and stay. */
  lost: (keys: string[]) => Promise<string[]>;
}

const held = () => once<Map<string, FeatureFiles>>('feature-files', () => new Map());
/** Prefixes of the core's own files. */
const OURS = ['accounts/', 'assets/', 'derivatives/', 'sites/', 'exports/', 'uploads/'];

/** Registers a feature's files; throws at start where the prefix is taken. */
export function addFeatureFiles(feature: string, files: FeatureFiles): void {
  const { prefix } = files;
  const taken = [...held()].some(([id, { prefix: other }]) => id !== feature && other === prefix);
  if (taken || OURS.includes(prefix) || !/^[a-z][a-z0-9-]*\/$/.test(prefix))
    throw new Error(`Feature "${feature}": its files cannot begin with "${prefix}". Use its id and a slash.`);
  held().set(feature, files);
}

/** The files of all features. */
export const featureFiles = (): FeatureFiles[] => [...held().values()];
