import type { FeatureUi, SlotEntries, SlotName } from './feature-ui';

/** The entries of both halves of a feature: where both fill a slot, the first half's come first. */
const joined = (first: SlotEntries, second: SlotEntries = {}): SlotEntries =>
  Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(second)] as SlotName[])].map((name) => [
      name,
      [first[name] ?? [], second[name] ?? []].flat(),
    ]),
  );

/** The interface halves with what features fill once the viewer is open: each feature's slots of both, in the same order. */
export function withViewer(features: readonly FeatureUi[], viewer: readonly FeatureUi[]): FeatureUi[] {
  const later = new Map(viewer.map((one) => [one.id, one]));
  const both = features.map((one) => ({ ...one, slots: joined(one.slots, later.get(one.id)?.slots) }));
  return [...both, ...viewer.filter(({ id }) => !features.some((one) => one.id === id))];
}
