import { defineFeatureUi } from '@plugins/kit/ui';
import { StackBadge } from './StackBadge';
import { StackKeys } from './StackKeys';
import { StackSwitch } from './StackSwitch';

/** Stacks of similar shots: how many lie there, opening, and the switch that lays all out. */
export const similar = defineFeatureUi({
  id: 'similar',
  slots: { 'gallery.fold': StackBadge, 'gallery.menu': StackSwitch, 'viewer.keys': StackKeys },
});
