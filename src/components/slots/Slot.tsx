'use client';

import { Component, createContext, type ReactNode, useContext, useMemo } from 'react';
import { entriesOf, type FeatureUi, type SlotName, type SlotProps } from './feature-ui';

const Features = createContext<readonly FeatureUi[]>([]);

/** Says which features fill the slots below. */
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

/** One feature's failure takes only its own entry away; the gallery stays. */
export class EntryBoundary extends Component<{ id: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error(`The interface of ${this.props.id} failed`, error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Shows what the features have for a slot, in the registry's order. */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  const features = useContext(Features);
  const entries = useMemo(() => entriesOf(features, name), [features, name]);
  return entries.map(({ id, Entry }) => (
    <EntryBoundary key={id} id={id}>
      <Entry {...(props as unknown as SlotProps[Name] & object)} />
    </EntryBoundary>
  ));
}
