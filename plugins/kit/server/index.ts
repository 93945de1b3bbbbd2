/** The kit entry for a feature's server half: loaded by the web process and the worker, never by a browser. */

/** A refusal with a code of the error table: a person sees it in their language, a program reads the code. */
export { KeepersError } from '@/core/errors/errors';
/** What an account may set: a zod object, from which the settings form is made. */
export { defineSettings } from '@/core/features/feature-settings';
/** Declares an address: its input, its permission, its answer. */
export { defineEndpoint } from '@/core/http/define-endpoint';
/** A page or fragment below a project's address; its view is in the feature's `ui/pages.ts`. */
export { definePage } from '@/core/http/define-page';
/** Enqueues a job, within the caller's transaction if one is given. */
export { enqueue } from '@/core/jobs/boss';
/** Work that the worker does later, with retries. */
export { defineJob } from '@/core/jobs/define-job';
/** Declares the server half: its endpoints, pages, jobs and subscriptions. */
export { defineFeatureServer } from './define-feature-server';
