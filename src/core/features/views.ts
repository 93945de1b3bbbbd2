import type { ComponentType } from 'react';

/** A view of a feature's page, by the page's id. */
export type Views = Record<string, ComponentType<never>>;
