/** The door for a feature's interface half: its slots in the gallery, and the parts the house's own buttons are made of. */

/** Declares what stands in which slot; the slots are documented there, each with what it is told. */
export { defineFeatureUi } from '@/ui/slots/feature-ui';
/** What a component may know and do: the gallery around it, live messages, keys, questions. */
export * as hooks from './hooks';
/** Buttons, dialogs, entries of menus and of the viewer's bar, in the house's looks. */
export * as parts from './parts';
/** The few decisions that are made in the browser, too, and the error of a refused call. */
export * as rules from './rules';
/** The feature's words in the reader's language. */
export { useT } from './use-t';
/** Types of what the wire brings. */
export type * as Wire from './wire';
