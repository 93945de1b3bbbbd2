'use client';

import { Component, createContext, type ReactNode, Suspense, useContext, useMemo } from 'react';
import { entriesOf, type FeatureUi, type SlotName, type SlotProps } from './feature-ui';

const Features = createContext<readonly FeatureUi[]>([]);

/** Provides the features that fill the slots below. */
export function SlotProvider({
  features,
  children,
}: {
  features: readonly FeatureUi[];
  children: ReactNode;
}) {
  return <Features.Provider value={features}>{children}</Features.Provider>;
}

/** The features of this page. */
export const useFeatures = (): readonly FeatureUi[] => useContext(Features);

/** A failing feature loses only its own entry; the gallery stays. */
export class EntryBoundary extends Component<{ id: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error(`Feature "${this.props.id}" failed to render; its entry is left out`, error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Slots on every tile: a boundary of its own for each would slow long lists down. */
const ON_TILES: ReadonlySet<SlotName> = new Set(['gallery.tile', 'gallery.badge', 'gallery.fold']);

/**
 * One entry of a slot. An error in the browser is caught by the boundary; an error on the server ends at `Suspense`:
 * the page is sent without it, and the browser tries once more.
 */
function SlotEntry({ id, name, children }: { id: string; name: SlotName; children: ReactNode }) {
  return (
    <EntryBoundary id={id}>
      {ON_TILES.has(name) ? children : <Suspense fallback={null}>{children}</Suspense>}
    </EntryBoundary>
  );
}

/** Renders the features' entries for a slot, in the registry's order. */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  const features = useContext(Features);
  const entries = useMemo(() => entriesOf(features, name), [features, name]);
  return entries.map(({ id, Entry }) => (
    <SlotEntry key={id} id={id} name={name}>
      <Entry {...(props as unknown as SlotProps[Name] & object)} />
    </SlotEntry>
  ));
}
