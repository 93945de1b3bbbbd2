'use client';

import { Component, type ReactNode } from 'react';

/** Keeps what a card throws while it is drawn away from the rest of Home; `instead` stands in its place. */
export class CardBoundary extends Component<
  { children: ReactNode; instead: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
