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
/** What is told to everybody who has the project open, and what its history remembers. */
export * as changes from './changes';
/** PostgreSQL: the pool, transactions, ids, and writes that are gathered. */
export * as database from './database';
/** Declares the server half: the lists of what it answers and does. */
export { defineFeatureServer } from './define-feature-server';
/** Sends messages: once, in the brand's looks, in the transaction of what caused them. */
export * as mail from './mail';
/** How orders are paid and made: payment methods, print labs, and asking them. */
export * as orders from './orders';
/** Who asks, and what they may: entering a project, roles, links. */
export * as people from './people';
/** Photographs and their pictures: lists, addresses, sizes, and the files themselves. */
export * as photographs from './photographs';
/** Projects: finding one, whether it is open, fields and counters a feature keeps of it. */
export * as projects from './projects';
/** The house's decisions, pure: picking, completing, hiding, downloading. */
export * as rules from './rules';
/** The site a photographer's host stands for: whose it is, its address, blocks of its pages. */
export * as sites from './sites';
/** Words in the reader's language, and names and tables that become files. */
export * as texts from './texts';
/** Types of requests and answers. */
export type * as Wire from './wire';
