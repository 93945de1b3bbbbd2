'use client';

import { createContext, useContext } from 'react';

/** Where an entry of `viewer.bar` renders: in the bar itself, or again at the head of the viewer's menu. */
export type ViewerPlace = 'bar' | 'menu';

/** Provides the place to the entries below; without it they are in the bar. */
export const ViewerPlaceContext = createContext<ViewerPlace>('bar');

/** Returns where this entry renders. */
export const useViewerPlace = (): ViewerPlace => useContext(ViewerPlaceContext);
