/** The door for a feature's server half: loaded by the web process and by the worker, never by a browser. */

/** A refusal with a code of the house: told to the person in their language, to programs by its code. */
export { KeepersError } from '@/core/errors/errors';
/** What an account may choose of the feature: a zod object, asked for by a form made from it. */
export { defineSettings } from '@/core/features/feature-settings';
/** An address: what it takes, which permission it asks for, what it answers. */
export { defineEndpoint } from '@/core/http/define-endpoint';
/** A page or fragment below a project's address; its view is in the feature's `ui/pages.ts`. */
export { definePage } from '@/core/http/define-page';
/** Puts a job in, within the caller's transaction where there is one. */
export { enqueue } from '@/core/jobs/boss';
/** Work that is done later, by the worker, and again where it failed. */
export { defineJob } from '@/core/jobs/define-job';
/** Declares the server half: the lists of what it answers and does. */
export { defineFeatureServer } from './define-feature-server';
