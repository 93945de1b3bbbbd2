import { z } from 'zod';
import { asAnswered, askFeature } from '@/core/features/ask-feature';
import { once } from '@/core/process/state';
import type { DocumentData } from '@/modules/money/rules/document';

/** What a service issued. */
const issuedSchema = z.strictObject({
  /** Its own number of the document. */
  number: z.string().min(1).max(100).nullable(),
  /** Where the document is read. */
  link: z.url({ protocol: /^https$/ }).max(2000),
});

/** A document to be issued; its id is the key by which the service knows it. */
export interface DocumentToIssue extends DocumentData {
  id: string;
  account: string;
  /** Our number of it. */
  number: string;
}

/**
 * A service that issues legal invoices and receipts, for countries where only registered software may. Throws
 * `KeepersError('REFUSED', {reason})` for a document it never issues; after any other error the job repeats the request.
 */
export interface InvoicingService {
  /** Lower case; stored with each document, so it never changes. */
  id: string;
  /** Message key of its name, with the feature's namespace. */
  label: string;
  /** Whether an account has connected it. */
  takes: (asked: { account: string }, within: { signal: AbortSignal }) => Promise<boolean>;
  /** Issues a document. Idempotent per document id, also for concurrent calls. */
  issue: (
    document: DocumentToIssue,
    within: { signal: AbortSignal },
  ) => Promise<z.infer<typeof issuedSchema>>;
}

interface Held extends InvoicingService {
  feature: string;
}

const held = () => once<Map<string, Held>>('invoicing-services', () => new Map());
const nameOf = ({ feature, id }: Held) => `Feature "${feature}": its invoicing service "${id}"`;

/** Registers a feature's invoicing services, whose validity was checked before. */
export function addInvoicing(feature: string, services: readonly InvoicingService[]): void {
  for (const service of services) held().set(service.id, { ...service, feature });
}

/** Whether any invoicing service is installed. */
export const hasInvoicing = (): boolean => held().size > 0;

/** Returns the service an account has connected, the first one of several. Throws UNAVAILABLE if one does not answer. */
async function serviceOf(account: string): Promise<Held | null> {
  for (const service of held().values())
    if (await askFeature(nameOf(service), (signal) => service.takes({ account }, { signal }))) return service;
  return null;
}

/**
 * Asks the account's service for the legal document; null if it has connected none. Throws REFUSED with the service's
 * reason, UNAVAILABLE if it fails.
 */
export async function issueThere(
  document: DocumentToIssue,
): Promise<(z.infer<typeof issuedSchema> & { service: string }) | null> {
  const service = await serviceOf(document.account);
  if (!service) return null;
  const issued = await askFeature(nameOf(service), async (signal) =>
    asAnswered(issuedSchema, await service.issue(document, { signal })),
  );
  return { ...issued, service: service.id };
}
