/**
 * The kit entry for a feature's interface half: its slots in the gallery, and the parts the core's own buttons use.
 */

/** Declares what each slot renders; every slot is documented there with its props. */
export { defineFeatureUi } from '@/ui/slots/feature-ui';
/** The feature's texts in the reader's language. */
export { useT } from './use-t';
