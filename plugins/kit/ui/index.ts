/** The door for a feature's interface half: its slots in the gallery, and the parts the house's own buttons are made of. */

/** Declares what stands in which slot; the slots are documented there, each with what it is told. */
export { defineFeatureUi } from '@/ui/slots/feature-ui';
/** The feature's words in the reader's language. */
export { useT } from './use-t';
