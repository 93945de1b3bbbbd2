'use client';

import { Component, type ReactNode, Suspense } from 'react';

/**
 * A feature's part of a screen. An error in it, on the server or in the browser, leaves the rest of the screen intact:
 * `instead` replaces the part.
 */
export class FeatureBoundary extends Component<
  { instead: string; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error('A feature’s part of this screen failed to render and was replaced', error);
  }
  override render(): ReactNode {
    if (this.state.failed) return <p role="alert">{this.props.instead}</p>;
    return <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
