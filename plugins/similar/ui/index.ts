import { defineFeatureUi } from '@plugins/kit/ui';
import { StackBadge } from './StackBadge';
import { StackKeys } from './StackKeys';
import { StackSwitch } from './StackSwitch';

/** The interface half: the badges of stacks, the key, and the switch that expands all. */
export const similar = defineFeatureUi({
  id: 'similar',
  slots: { 'gallery.fold': StackBadge, 'gallery.menu': StackSwitch, 'viewer.keys': StackKeys },
});
